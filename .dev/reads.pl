# All that a compiler or clang-tidy reads for one source: its flags, .clang-tidy, and each file with a hash of its contents. Without
# the folder that the repository lies in, so that a clone elsewhere reads the same.
#   perl .dev/reads.pl build/asan SOURCE
use strict;
use warnings;
use Cwd qw(getcwd realpath);
use Digest::SHA qw(sha1_hex);
use JSON::PP qw(decode_json);

my ($build, $source) = @ARGV;
my $here = getcwd();

sub text_of { open my $in, '<', $_[0] or die "$_[0]: $!\n"; local $/; return scalar(<$in>) // '' }
sub elsewhere { return $_[0] =~ s{\Q$here\E(?=[/\s"]|$)}{.}gr }

my ($command) = map { $_->{command} } grep { realpath($_->{file}) eq realpath($source) } @{decode_json(text_of("$build/compile_commands.json"))};
die "$build/compile_commands.json has no $source\n" unless $command;
$command =~ s{^\S*/ccache }{};
$command =~ s{ -o \S+ -c }{ };
my $list = qx(cd $build && $command -M);
die "$command -M failed\n" if $?;
my ($files) = $list =~ /^[^:]*:(.*)/s;
my %reads = map { ((m{^/} ? $_ : "$build/$_") => 1) } grep { $_ ne '\\' } split ' ', $files;

print elsewhere($command), "\n";
print sha1_hex(elsewhere(text_of($_))), " ", elsewhere($_), "\n" for grep { -e } '.clang-tidy', sort keys %reads;
