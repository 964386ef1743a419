# Mistakes that nobody may make in silence: each patch of .dev/probes is put into a copy of the tree, and what its first
# line names must notice it.
#   Caught by: compile server/rules/orders.cpp     it does not compile
#   Caught by: shape                               the journal's shape is not that of tests/kept/shape.txt
#   Caught by: web src/acts/draft.ts               svelte-check or tsc names that file
# A patch that can no longer be put in is written anew.
use strict;
use warnings;

my $place = 'build/probes';
my @flags = qw(-std=c++20 -Wall -Wextra -Wswitch-enum -Werror);
my ($bad, $caught, %web) = (0, 0);

sub complain { print "$_[0]\n"; $bad = 1 }
sub run { my $out = qx(@_ 2>&1); return ($? == 0, $out) }

# A copy of what a probe may touch.
sub copy_of {
    my ($name, @what) = @_;
    my $tree = "$place/$name";
    system('rm', '-rf', $tree);
    system('mkdir', '-p', $tree);
    system('cp', '-r', '--parents', @what, $tree) == 0 or die "no copy of the tree";
    return $tree;
}
sub put_in {
    my ($patch, $tree) = @_;
    my ($fits, $out) = run("patch -p1 -s --no-backup-if-mismatch -d $tree < $patch");
    complain("$patch cannot be put in, write it anew: $out") unless $fits;
    return $fits;
}
sub shape_of {
    my ($tree) = @_;
    my $object = "ccache clang++-19 @flags -I$tree/server -Itests -c tests/kept/shape.cpp -o $place/shape.o";
    my ($made, $out) = run("$object && clang++-19 $place/shape.o -o $place/shape");
    return $made ? qx($place/shape) : "it does not compile: $out";
}

mkdir 'build';
mkdir $place;
my $kept = do { local (@ARGV, $/) = 'tests/kept/shape.txt'; <> };
complain('the journal has another shape than the newest folder that is kept: ./dev keep') if shape_of('.') ne $kept;

for my $patch (sort glob '.dev/probes/*.patch') {
    open my $in, '<', $patch or die "$patch: $!";
    my ($how, $file) = <$in> =~ /^Caught by: (\w+) ?(\S*)/ or do { complain("$patch does not say what catches it"); next };
    if ($how eq 'web') { $web{$patch} = $file; next }
    my ($name) = $patch =~ m{([^/]+)\.patch$};
    my $tree = copy_of($name, 'server');
    next unless put_in($patch, $tree);
    my $silent = $how eq 'shape' ? shape_of($tree) eq $kept
               : (run("clang++-19 @flags -fsyntax-only -I$tree/server $tree/$file"))[0];
    $silent ? complain("$patch: nobody notices") : $caught++;
    system('rm', '-rf', $tree);
}

# All in one copy, since looking at the client takes a minute.
if (%web) {
    my $tree = copy_of('web', glob('web/*.json web/*.ts web/*.js web/*.html web/src web/plugins protocol db'));
    symlink "../../../../web/node_modules", "$tree/web/node_modules";
    put_in($_, $tree) for sort keys %web;
    my ($well, $out) = run("cd $tree/web && npx svelte-check --output machine --fail-on-warnings");
    for my $patch (sort keys %web) {
        $out =~ m{ERROR "\Q$web{$patch}\E"} ? $caught++ : complain("$patch: nobody notices in $web{$patch}");
    }
    print $out if $bad;
    system('rm', '-rf', $tree);
}
print "figures: $caught probes caught\n";
exit $bad;
