#!/usr/bin/env perl
# The refusals of server/base/refusal_code.cpp are those of the protocol (whose words the client must have in German, or does not
# compile), and each is given by somebody.
use strict;
use warnings;

sub text_of {
    my ($file) = @_;
    local $/;
    open my $in, '<', $file or die "$file: $!";
    my $text = <$in>;
    return $text;
}

my $table = 'server/base/refusal_code.cpp';
my $schema = 'protocol/schema/common.schema.json';
my %name_of = map { (lc(s/(?<=.)(?=[A-Z])/_/gr) => $_) } text_of($table) =~ /row\(RefusalCode::(\w+),/g;
my ($listed) = text_of($schema) =~ /"title": "RefusalCode",.*?"enum": \[(.*?)\]/s;
my %promised = map { $_ => 1 } $listed =~ /"(\w+)"/g;
my $sources = join '', map { text_of($_) } grep { !m{^server/base/refusal_code} } split /\n/,
  `find server -name '*.cpp' -o -name '*.h'`;

my $faults = 0;
for my $word (sort keys %name_of) {
    my $fault = !$promised{$word} ? "is not in $schema" : $sources !~ /RefusalCode::$name_of{$word}\b/ ? "is given by nobody" : next;
    print "$table: $word $fault\n";
    $faults++;
}
for my $word (grep { !$name_of{$_} } sort keys %promised) {
    print "$schema: $word is not in $table\n";
    $faults++;
}
print "figures: " . keys(%name_of) . " refusals\n";
exit($faults ? 1 : 0);
