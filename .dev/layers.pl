# Every #include "layer/..." against server/LAYERS, and every <third/party> against this table.
use strict;
use warnings;

my %third_parties = (    # what is included => who may
    'nlohmann/'      => 'ask scenario store wire bot courier main.cpp',
    'sqlite3.h'      => 'store',
    'tl/'            => 'base',
    'boost/container' => 'rules game',
    'boost/unordered' => 'game',
    'boost/describe' => 'base store wire',
    'boost/mp11'     => 'base store wire',
    'boost/variant2' => 'game campaign',
    'boost/'         => 'net main.cpp',
    'spdlog/'        => 'room net courier main.cpp',
    'CLI/'           => 'main.cpp',
    'openssl/'       => 'courier',
    'curl/'          => 'courier',
    'sodium'         => 'base store room net courier main.cpp',
    'utf8proc.h'     => 'base',
    'catch2/'        => '',
);

my (%may, $bad);
open my $layers, '<', 'server/LAYERS' or die "server/LAYERS: $!";
while (<$layers>) {
    $may{$1} = { map { $_ => 1 } $1, split ' ', $2 } if /^([\w.]+):(.*)/;
}

# Inside game/ a chapter may include those that stand before it in server/game/CHAPTERS.
my %place;
open my $chapters, '<', 'server/game/CHAPTERS' or die "server/game/CHAPTERS: $!";
while (<$chapters>) { $place{$1} = $. if /^(\w+)/ }

for my $file (split /\n/, qx(find server -name '*.h' -o -name '*.cpp' | sort)) {
    my ($layer) = $file =~ m{^server/(?:([^/]+)/.*|.*)$};
    $layer //= 'main.cpp';
    complain($file, 0, "server/LAYERS has no line for $layer") unless $may{$layer};
    open my $in, '<', $file or die "$file: $!";
    while (<$in>) {
        if (/^\s*#\s*include\s*"([^"]+)"/) {
            my $header = $1;
            my ($to) = $header =~ m{^([^/]+)/};
            my ($there) = $header =~ m{^game/(\w+)/};
            if (!defined $to) {
                complain($file, $., "write \"$1\" from server/: \"layer/$1\"") if $layer ne 'main.cpp';
            } elsif ($layer eq 'game' && $to eq 'game') {
                my ($here) = $file =~ m{^server/game/(\w+)/};
                complain($file, $., "server/game/CHAPTERS has no line for $_") for grep { !$place{$_} } $here, $there;
                complain($file, $., "$here may not include $there: it comes later in server/game/CHAPTERS")
                    if $place{$there} > $place{$here};
            } elsif (!$may{$layer}{$to} && !$may{$layer}{everything}) {
                complain($file, $., "$layer may not include $to/");
            }
        } elsif (/^\s*#\s*include\s*<([^>]+)>/) {
            my $header = $1;
            my ($party) = grep { index($header, $_) == 0 } sort { length $b <=> length $a } keys %third_parties;
            complain($file, $., "$layer may not include <$header>")
                if defined $party && !grep { $_ eq $layer } split ' ', $third_parties{$party};
        }
    }
}
exit($bad ? 1 : 0);

sub complain {
    my ($file, $line, $what) = @_;
    print "$file:$line: $what\n";
    $bad = 1;
}
