#!/usr/bin/env perl
# Every refusal that a person may read has German words, and no German words are left of one that is gone.
use strict;
use warnings;

# Between programs, or said of a file: nobody reads these on a page.
my %between_programs = map { $_ => 1 } qw(hello_first hello_once malformed twice);
my (%refused, %german);

sub text_of {
    my ($file) = @_;
    local $/;
    open my $in, '<', $file or die "$file: $!";
    my $text = <$in>;
    return $text;
}

for my $file (glob 'server/{game/*,room,net,store,wire}/*.{h,cpp}') {
    my $text = text_of($file);
    $refused{$1} //= $file while $text =~ /"([a-z]+(?:_[a-z]+)*)",\s*(?:std::string\{)?"[A-Z]/g;
}
my $words = text_of('web/src/text/refusals_de.ts');
$german{$1} = 1 while $words =~ /^\s+([a-z_]+):/gm;

my $faults = 0;
for my $code (sort keys %refused) {
    next if $german{$code} || $between_programs{$code};
    print "$refused{$code}: the refusal $code has no German words in web/src/text/refusals_de.ts\n";
    $faults++;
}
my $sources = join '', map { text_of($_) } glob 'server/{*,game/*}/*.{h,cpp}';
for my $code (sort keys %german) {
    next if $sources =~ /"\Q$code\E"/;
    print "web/src/text/refusals_de.ts: nothing is refused as $code\n";
    $faults++;
}
exit($faults ? 1 : 0);
