# Every function that a header of server/rules/ declares is reached by play: another layer names it, or a rule that is
# reached, or a worked check below a chart. `ask` is no play: what is only looked up stands in .dev/only-asked.
# And evolve asks no rule: no such function is called in server/game/*/evolve.cpp. Found by name.
use strict;
use warnings;

my (%names_in, %declared, %in_play, @bad);
for my $file (split /\n/, qx(find server -name '*.h' -o -name '*.cpp' | sort)) {
    next if $file =~ m{^server/ask/};
    my $rules = $file =~ m{^server/rules/};
    my ($node, $hidden) = ('', 0);
    open my $in, '<', $file or die "$file: $!";
    while (my $line = <$in>) {
        $line =~ s/"(\\.|[^"\\])*"/""/g;
        $line =~ s{//.*}{};
        next if $line =~ /^\s*#/;
        if (!$rules) { $in_play{$_} = 1 for $line =~ /\b([A-Za-z]\w+)/g; next }
        if ($line =~ /^namespace (\w*)/) { $hidden = $1 ne 'rules'; next }
        if ($line =~ /^}  /) { $hidden = 0; next }
        if ($line =~ /^\w/) {    # whatever begins at the margin lasts until the next
            my ($function) = $line =~ /\b(\w+)\(/;
            my ($thing) = $line =~ /^(?:template <.*?> )?(?:struct|class|enum class|using|.*constexpr [^(]*?)\s*(\w+)\s*(?:[:={;]|$)/;
            $node = $line =~ /^static_assert/ ? $file : $thing // $function // '';
            $declared{$function} //= "$file:$." if $function && !$thing && $node ne $file && $file =~ /\.h$/ && !$hidden;
        }
        $names_in{$node}{$_} = 1 for $line =~ /\b([A-Za-z]\w+)/g;
    }
}
$in_play{$_} = 1 for map { keys %{$names_in{$_}} } grep { /_chart\.h$/ } keys %names_in;
my @found = keys %in_play;
my %reached = %in_play;
while (defined(my $name = shift @found)) {
    push @found, grep { !$reached{$_}++ } keys %{$names_in{$name} // {}};
}

my %only_asked;
if (open my $list, '<', '.dev/only-asked') {
    while (<$list>) {
        next if /^\s*(#|$)/;
        my ($name) = /^(\w+)\s+\S/ or die ".dev/only-asked:$.: a function and the reason\n";
        $only_asked{$name} = 1;
        push @bad, ".dev/only-asked:$.: rules/ declares no $name" unless $declared{$name};
        push @bad, ".dev/only-asked:$.: play reaches $name" if $reached{$name};
    }
}
push @bad, "$declared{$_}: nothing in play reaches $_"
    for sort { $declared{$a} cmp $declared{$b} } grep { !$reached{$_} && !$only_asked{$_} } keys %declared;

for my $file (glob 'server/game/*/evolve.cpp') {
    open my $in, '<', $file or die "$file: $!";
    while (my $line = <$in>) {
        push @bad, "$file:$.: evolve asks a rule: $_" for grep { $declared{$_} } $line =~ /(?<![.\w>])(\w+)\(/g;
    }
}
print "$_\n" for @bad;
exit(@bad ? 1 : 0);
