# Who cites which rule of server/rules/catalogue.md, and which release of server/fog/releases.md.
#   check        ids that neither has; rules cited in rules/ and game/, releases cited anywhere in server/, that are
#                tested nowhere; documents that are named and not in the tree
#   unknown      only ids and documents that there are not
#   rules        every rule with its code, tests, questions and playthroughs; then its gaps: rules that no code
#                or no test cites, but for those of .dev/descriptive-rules
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
open my $releases, '<', 'server/fog/releases.md' or die "server/fog/releases.md: $!";
while (<$releases>) {
    next unless /^\| (REL-\d+) \| (.*?) \|/;
    push @rules, $1;
    ($chapter_of{$1}, $text_of{$1}) = ('Releases', $2);
}
my %prefixes = map { /(.*)-/ ? ($1 => 1) : () } @rules;
my $prefix = join '|', sort { length $b <=> length $a } keys %prefixes;
my $id = qr/(?<![\w-])((?:$prefix)-\d\d+)\b/;
my $looks_like_id = qr/\[([A-Z]+(?:-[A-Z]+)*-\d\d+)\b/;

my (%places, %in_code, %tested, @unknown);
my %documents = map { s{.*/}{}r => 1 } split /\n/, qx(git ls-files -co --exclude-standard -- '*.md');
my @files = split /\n/, qx(find server tests protocol web/src *.md -type f 2>/dev/null | grep -v node_modules | sort);
for my $file (@files) {
    next unless $file =~ /\.(h|cpp|ts|svelte|mjs|play|json|jsonl|md)$/ && $file !~ m{/corpus/};
    open my $in, '<', $file or next;
    my $asserting = 0;
    while (my $line = <$in>) {
        $asserting = 1 if $line =~ /\bstatic_assert\b/;
        push @unknown, map { "$file:$.: there is no $_" } grep { !$documents{s{.*/}{}r} } $line =~ /\b([\w\/-]+\.md)\b/g;
        next if $file =~ /\.md$/;
        my %seen;
        for my $cited ($line =~ /$id/g, $line =~ /$looks_like_id/g) {
            next if $seen{$cited}++;
            if (!$chapter_of{$cited}) { push @unknown, "$file:$.: there is no rule or release $cited"; next }
            push @{$places{$cited}}, [$file, $., $line];
            $in_code{$cited} //= "$file:$." if $file =~ m{^server/(rules|game)/} || $cited =~ /^REL/;
            $tested{$cited} = 1 if $file =~ m{^tests/} || ($asserting && $file =~ /_chart\.h$/);
        }
        $asserting = 0 if $line =~ /;\s*(\/\/.*)?$/;
    }
}
my @untested = map { "$in_code{$_}: $_ is tested nowhere" } grep { $in_code{$_} && !$tested{$_} } @rules;

# Rules that nothing can implement or test, each with the reason.
my %descriptive;
if (open my $list, '<', '.dev/descriptive-rules') {
    while (<$list>) {
        next if /^\s*(#|$)/;
        my ($rule, $reason) = /^(\S+)\s+(\S.*)/ or die ".dev/descriptive-rules:$.: a rule and its reason\n";
        push @unknown, ".dev/descriptive-rules:$.: the catalogue has no $rule" unless $chapter_of{$rule};
        $descriptive{$rule} = $reason;
    }
}
my @gaps;

if ($mode eq 'where') {
    my @found = @{$places{$wanted} // []};
    print "$wanted: $text_of{$wanted}\n" if $text_of{$wanted};
    printf "%s:%d:%s", $_->[0], $_->[1], $_->[2] =~ s/^\s*/ /r for @found;
    exit($chapter_of{$wanted} ? 0 : 1);
}
if ($mode eq 'rules') {
    my ($last, %works, %shown, %all) = '';
    for my $rule (@rules) {
        my $chapter = $chapter_of{$rule};
        print "\n$chapter\n" if $chapter ne $last;
        $last = $chapter;
        my @of = map { $_->[0] } @{$places{$rule} // []};
        my @code = grep { m{^server/} } @of;
        printf "  %-12s code %-44s test %-44s question %-32s play %s\n", $rule, names(@code),
            $tested{$rule} ? names(grep { m{^tests/} && !m{\.play$|^tests/questions/} } @of) || 'static_assert' : '-',
            names(grep { m{^tests/questions/} } @of), names(grep { /\.play$/ } @of);
        ++$all{$chapter};
        ++$works{$chapter} if @code;
        ++$shown{$chapter} if $tested{$rule};
        next if $descriptive{$rule};
        push @gaps, "$rule is implemented nowhere" unless @code || $rule =~ /^REL/;
        push @gaps, "$rule is tested nowhere" unless $tested{$rule} || $rule =~ /^REL/;
    }
    print "\n";
    my %once;
    printf "%-64s %3d rules, %3d in code, %3d tested\n", $_, $all{$_}, $works{$_} // 0, $shown{$_} // 0
        for grep { !$once{$_}++ } map { $chapter_of{$_} } @rules;
    print "\nReleases that no test cites: @{[grep { /^REL/ && !$tested{$_} } @rules]}\n";
    print "\nDescriptive:\n", map { "  $_: $descriptive{$_}\n" } sort keys %descriptive;
    printf "\n%d rules, %d in code, %d tested, %d descriptive, %d gaps\n", scalar @rules,
        scalar(grep { my $rule = $_; grep { $_->[0] =~ m{^server/} } @{$places{$rule} // []} } @rules),
        scalar(keys %tested), scalar(keys %descriptive), scalar(@gaps);
    print "$_\n" for @gaps;
}
print "$_\n" for @unknown;
if ($mode ne 'unknown') { print "$_\n" for @untested }
exit(@unknown || @gaps || ($mode ne 'unknown' && @untested) ? 1 : 0);

sub names {
    my %seen;
    my @short = map { s{^(server|tests)/}{}r } grep { !$seen{$_}++ } @_;
    return @short > 2 ? "$short[0] $short[1] +" . (@short - 2) : @short ? "@short" : '-';
}
