# How far one has to look in server/game, in figures, and the most that each may be.
#   perl .dev/structure.pl [--all]
use strict;
use warnings;
use List::Util qw(max);

my %at_most = (foreign => 0, back => 0, headers => 26, stand => 56, folder => 23);
my ($all) = grep { $_ eq '--all' } @ARGV;

my (%text, %includes);
for my $file (split /\n/, qx(git ls-files -co --exclude-standard -- 'server/*.h' 'server/*.cpp')) {
    open my $in, '<', $file or next;
    $text{$file} = join '', <$in>;
    $includes{$file} = [grep { -f } map { "server/$_" } $text{$file} =~ /^#include "([^"]+)"/mg];
    $text{$file} =~ s{//[^\n]*|"(?:\\.|[^"\\\n])*"|^#[^\n]*}{}mg;
}
my @game = grep { m{^server/game/} } sort keys %text;
my %place;
open my $chapters, '<', 'server/game/CHAPTERS' or die "server/game/CHAPTERS: $!\n";
while (<$chapters>) { $place{$1} = $. if /^(\w+)/ }
sub chapter { $_[0] =~ m{^server/game/(\w+)/} ? $1 : '' }

# Free functions that a header of one folder declares and another folder defines.
my (%declared, %defined);
for my $file (@game) {
    while ($text{$file} =~ /^(?!using|return|struct|class|template)[\w\[][\w\[\]:<>, *&]*[ *&](\w+)\(([^;{}]*?)\)\s*(?:const\s*)?([;{])/mg) {
        my ($name, $parts, $end) = ($1, join(',', map { /(\w+)\s*[&*]*\s*\w*\s*(?:=.*)?$/ ? $1 : $_ } split /,/, $2), $3);
        push @{($end eq ';' ? \%declared : \%defined)->{"$name($parts)"}}, $file;
    }
}
my @foreign;
for my $function (sort keys %declared) {
    my %homes = map { chapter($_) => 1 } @{$defined{$function} // next};
    push @foreign, map { "$_ declares $function" } grep { /\.h$/ && !$homes{chapter($_)} } @{$declared{$function}};
}

# Folders that include one that stands after them in CHAPTERS.
my %back;
for my $file (@game) {
    for my $header (grep { chapter($_) } @{$includes{$file}}) {
        $back{chapter($file) . ' -> ' . chapter($header)} = 1 if $place{chapter($header)} > $place{chapter($file)};
    }
}

# Our headers that a source reads, itself or through others.
my %reads;
for my $file (grep { /\.cpp$/ } @game) {
    my %seen;
    for (my @left = @{$includes{$file}}; @left;) { my $header = shift @left; push @left, @{$includes{$header}} unless $seen{$header}++ }
    $reads{$file} = keys %seen;
}
my @reads = sort { $a <=> $b } values %reads;

my ($stand) = $text{'server/game/core/state.h'} =~ /^struct Stand \{\n(.*?)^\};/ms;
my $fields = () = $stand =~ /;\s*$/mg;
$fields -= $stand =~ /operator==/ ? 1 : 0;
my %files;
$files{chapter($_)}++ for @game;

my %figure = (foreign => scalar @foreign, back => scalar keys %back, headers => $reads[$#reads / 2], stand => $fields, folder => max(values %files));
my %says = (
    foreign => 'functions of game/ declared in the header of another folder',
    back    => 'arrows between folders of game/ that run back',
    headers => 'our headers that a median source of game/ reads',
    stand   => 'fields of a Stand',
    folder  => 'files in the largest folder of game/',
);
my $bad = 0;
for (qw(foreign back headers stand folder)) {
    my $is_more = $figure{$_} > $at_most{$_};
    print "figures: $figure{$_} $says{$_} (at most $at_most{$_})\n";
    $bad ||= $is_more;
}
print "$_\n" for $all || $figure{foreign} > $at_most{foreign} ? @foreign : ();
print "$_\n" for sort keys %back;
if ($all) { print "$reads{$_} $_\n" for sort { $reads{$b} <=> $reads{$a} } keys %reads }
exit $bad;
