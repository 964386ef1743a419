# Makes build/leaks: a copy of the server with every slip of tests/leaks planted, each asleep until `ordercap serve --leak n` chooses it.
#   perl .dev/leaks.pl plant | list
use strict;
use warnings;

my $copy = 'build/leaks';

sub text_of { open my $in, '<', $_[0] or die "$_[0]: $!\n"; local $/; return scalar <$in> }

# Only what changed is written, so that only that is compiled.
sub keep {
    my ($path, $text) = @_;
    return if -e $path && text_of($path) eq $text;
    system('mkdir', '-p', $path =~ s{/[^/]*$}{}r) == 0 or die "$path has no folder\n";
    open my $out, '>', $path or die "$path: $!\n";
    print $out $text;
    close $out or die "$path: $!\n";
}

sub read_leaks {
    my @leaks;
    for my $list (glob 'tests/leaks/*.leaks') {
        for (split /\n/, text_of($list)) {
            next if /^#/ || /^$/;
            if (/^\[(\d+)\] (\S+) (REL-\d+) (\S+)$/) {
                push @leaks, {number => $1, kind => $2, row => $3, file => $4, said => '', honest => '', slip => '', includes => []};
            }
            elsif (/^- (.*)/)        { $leaks[-1]{honest} .= "$1\n" }
            elsif (/^\+ ?(.*)/)      { $leaks[-1]{slip} .= "$1\n" }
            elsif (/^include (\S+)/) { push @{$leaks[-1]{includes}}, $1 }
            else                     { $leaks[-1]{said} .= "$_ " }
        }
    }
    my %named;
    for (@leaks) {
        die "tests/leaks: [$_->{number}] stands there twice\n" if $named{$_->{number}}++;
        die "tests/leaks: [$_->{number}] says nothing\n" unless $_->{said} && $_->{honest} =~ /\S/;
    }
    return sort { $a->{number} <=> $b->{number} } @leaks;
}

# The honest text as it stands in the code, however its lines are broken.
sub pattern_of { my $text = join '\s+', map { quotemeta } split ' ', $_[0]; return qr/$text/ }

# A statement, or a part of one.
sub guarded {
    my ($leak) = @_;
    my ($number, $honest, $slip) = map { s/\s+$//r } @$leak{qw(number honest slip)};
    return "{\nif (base::leak($number)) {\n$slip\n} else {\n$honest\n}\n}" if $honest =~ /;$/;
    return "(base::leak($number) ? ($slip) : ($honest))";
}

sub plant {
    my ($files, $leak) = @_;
    my $code = \$files->{$leak->{file}} or die "[$leak->{number}]: there is no $leak->{file}\n";
    die "[$leak->{number}]: there is no $leak->{file}\n" unless defined $$code;
    my $pattern = pattern_of($leak->{honest});
    my $times = () = $$code =~ /$pattern/g;
    if ($times != 1) {
        print STDERR "tests/leaks [$leak->{number}]: the honest text stands $times times in $leak->{file}; it must stand there once\n";
        return 0;
    }
    my $slip = guarded($leak);
    $$code =~ s/$pattern/$slip/;
    for my $header (@{$leak->{includes}}, 'base/leak.h') {
        $$code =~ s/^(?=#include)/#include "$header"\n/m unless $$code =~ /^#include "$header"/m;
    }
    return 1;
}

sub option {
    my ($files) = @_;
    my $add = 'c->add_option("--leak", base::chosen_leak(), "which slip is awake");';
    $files->{'server/main.cpp'} =~ s/(?=c->add_flag\("--demo")/$add\n        / or die "server/main.cpp has no place for --leak\n";
    $files->{'server/main.cpp'} =~ s/^(?=#include)/#include "base\/leak.h"\n/m;
    $files->{'server/base/leak.h'} = <<'HEADER';
#pragma once

/// Which slip is awake; 0: none.
namespace base {

inline int& chosen_leak() {
    static int number = 0;
    return number;
}
inline bool leak(int number) { return chosen_leak() == number; }

}  // namespace base
HEADER
}

sub plant_all {
    my %files;
    chomp(my @paths = `git ls-files -co --exclude-standard server CMakeLists.txt CMakePresets.json`);
    $files{$_} = text_of($_) for grep { -f && !m{^server/docs/} } @paths;
    my $failed = grep { !plant(\%files, $_) } read_leaks();
    exit 1 if $failed;
    option(\%files);
    keep("$copy/$_", $files{$_}) for sort keys %files;
    chomp(my @copied = `cd $copy && find server -type f`);
    exists $files{$_} or unlink "$copy/$_" for @copied;
    -l "$copy/$_" or symlink "../../$_", "$copy/$_" or die "$copy/$_: $!\n" for qw(tests db);
}

my $command = shift // '';
if ($command eq 'plant') { plant_all() }
elsif ($command eq 'list') { print join("\t", @$_{qw(number kind row file)}, $_->{said} =~ s/ $//r), "\n" for read_leaks() }
else { die "perl .dev/leaks.pl plant | list\n" }
