# Who cites which rule of server/rules/catalogue.md.
#   check        ids that the catalogue lacks; ids cited in rules/ and game/ and tested nowhere
#   unknown      only the first
#   rules        every rule with its code, tests and playthroughs
#   where HIT-04 every place that cites it
use strict;
use warnings;

my ($mode, $wanted) = (shift // 'check', shift // '');

my (@rules, %chapter_of, %text_of, $chapter);
open my $catalogue, '<', 'server/rules/catalogue.md' or die "server/rules/catalogue.md: $!";
while (<$catalogue>) {
    $chapter = $1 if /^## (.*)/;
    if (/^\*\*([A-Z]+(?:-[A-Z]+)*-\d+)\**\s*(?:\([^)]*\))?[*:.]*\s*(.*)/ && !$chapter_of{$1}) {
        push @rules, $1;
        ($chapter_of{$1}, $text_of{$1}) = ($chapter, $2);
    }
}
my %prefixes = map { /(.*)-/ ? ($1 => 1) : () } @rules;
my $prefix = join '|', sort { length $b <=> length $a } keys %prefixes;
my $id = qr/(?<![\w-])((?:$prefix)-\d\d+)\b/;
my $looks_like_id = qr/\[([A-Z]+(?:-[A-Z]+)*-\d\d+)\b/;

my (%places, %in_code, %tested, @unknown);
my @files = split /\n/, qx(find server tests protocol web/src -type f 2>/dev/null | grep -v node_modules | sort);
for my $file (@files) {
    next unless $file =~ /\.(h|cpp|ts|svelte|mjs|play|json|jsonl)$/ && $file !~ m{/corpus/};
    open my $in, '<', $file or next;
    my $asserting = 0;
    while (my $line = <$in>) {
        $asserting = 1 if $line =~ /\bstatic_assert\b/;
        my %seen;
        for my $cited ($line =~ /$id/g, $line =~ /$looks_like_id/g) {
            next if $seen{$cited}++;
            if (!$chapter_of{$cited}) { push @unknown, "$file:$.: the catalogue has no $cited"; next }
            push @{$places{$cited}}, [$file, $., $line];
            $in_code{$cited} //= "$file:$." if $file =~ m{^server/(rules|game)/};
            $tested{$cited} = 1 if $file =~ m{^tests/} || ($asserting && $file =~ /_chart\.h$/);
        }
        $asserting = 0 if $line =~ /;\s*(\/\/.*)?$/;
    }
}
my @untested = map { "$in_code{$_}: $_ is tested nowhere" } grep { $in_code{$_} && !$tested{$_} } @rules;

if ($mode eq 'where') {
    my @found = @{$places{$wanted} // []};
    print "$wanted: $text_of{$wanted}\n" if $text_of{$wanted};
    printf "%s:%d:%s", $_->[0], $_->[1], $_->[2] =~ s/^\s*/ /r for @found;
    exit($chapter_of{$wanted} ? 0 : 1);
}
if ($mode eq 'rules') {
    my $last = '';
    for my $rule (@rules) {
        print "\n$chapter_of{$rule}\n" if $chapter_of{$rule} ne $last;
        $last = $chapter_of{$rule};
        my @of = map { $_->[0] } @{$places{$rule} // []};
        printf "  %-12s code %-44s test %-44s play %s\n", $rule, names(grep { m{^server/} } @of),
            $tested{$rule} ? names(grep { m{^tests/} && !/\.play$/ } @of) || 'static_assert' : '-',
            names(grep { /\.play$/ } @of) || '-';
    }
    printf "\n%d rules, %d cited in code, %d tested\n", scalar @rules,
        scalar(grep { $in_code{$_} } @rules), scalar(keys %tested);
}
print "$_\n" for @unknown;
if ($mode ne 'unknown') { print "$_\n" for @untested }
exit(@unknown || ($mode ne 'unknown' && @untested) ? 1 : 0);

sub names {
    my %seen;
    my @short = map { s{^(server|tests)/}{}r } grep { !$seen{$_}++ } @_;
    return @short > 2 ? "$short[0] $short[1] +" . (@short - 2) : @short ? "@short" : '-';
}
