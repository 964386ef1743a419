# Batches hide a missing #include: what a file names must be declared in what it includes, itself or through others.
# A name counts when exactly one header declares it, in the namespace of the header's folder.
use strict;
use warnings;

my (%includes, %code, %headers_of);
for my $file (split /\n/, qx(git ls-files -co --exclude-standard -- 'server/*.h' 'server/*.cpp' 'tests/*.h' 'tests/*.cpp')) {
    open my $in, '<', $file or next;
    my $text = join '', <$in>;
    my ($folder) = $file =~ m{^(.*)/};
    $includes{$file} = [map { my $name = $_; grep { -f } map { "$_/$name" } 'server', 'tests', $folder }
                        $text =~ /^#include "([^"]+)"/mg];
    $text =~ s{R"\(.*?\)"}{""}sg;
    $text =~ s{//[^\n]*|"(?:\\.|[^"\\\n])*"|^#[^\n]*}{}mg;
    $code{$file} = $text;
    next unless $file =~ m{^server/(\w+)/(?:\w+/)?\w+\.h$};
    push @{$headers_of{"$1::$_"}}, $file for names_declared($text);
}
my %only = map { $_ => $headers_of{$_}[0] } grep { @{$headers_of{$_}} == 1 } keys %headers_of;

my $bad = 0;
for my $file (sort keys %code) {
    my %seen = ($file => 1);
    for (my @left = ($file); @left;) { push @left, grep { !$seen{$_}++ } @{$includes{shift @left}} }
    for my $name (names_used($file)) {
        my $header = $only{$name};
        next if !$header || $seen{$header} || is_another($name, keys %seen);
        print "$file: names $name, which $header declares\n";
        $bad = 1;
    }
}

# In one batch two files may not define the same thing, each in its unnamed namespace.
my %defined;
for my $file (sort keys %code) {
    my ($layer) = $file =~ m{^(server/\w+(?=/\w+/)|(?:server|tests)/\w+)/(?:\w+/)?\w+\.cpp$} or next;
    next if $file =~ m{^tests/\w+/\w+/};    # programs of their own
    while ($code{$file} =~ /^([a-zA-Z][\w:<>*& ,]* [*&]?\w+\([^\n]*\)) (?:const )?\{/mg) {
        my $first = $defined{"$layer $1"} //= $file;
        next if $first eq $file;
        print "$file: defines $1, as $first does\n";
        $bad = 1;
    }
}
exit $bad;

# At the level of the namespace: types, functions, constants.
sub names_declared {
    my %names;
    for (split /\n/, shift) {
        s/^template <[^()]*> (?=\w)//;
        $names{$1} = 1 if /^(?:struct|class|enum class|concept) (\w+)\b(?!.*;$)/ || /^using (\w+) =/;
        $names{$1} = 1 if /^[\w\[][\w\[\]:<>, *&]*[ *&](\w+)\(/ && !/^(?:return|else)\b/;
        $names{$1} = 1 if /^(?:inline )?constexpr [\w:<>, ]*?\b(k[A-Z]\w*)\b/;
    }
    return keys %names;
}

# With their namespace; in a layer's own .cpp also the functions and constants that stand without it.
sub names_used {
    my ($file) = @_;
    my %names;
    $names{"$1::$2"} = 1 while $code{$file} =~ /(?<!::)\b(\w+)::(\w+)\b/g;
    if (my ($own) = $file =~ m{^server/(\w+)/\w+\.cpp$}) {
        $names{"${own}::$1"} = 1 while $code{$file} =~ /(?<![\w.:>~])(k[A-Z]\w+|[a-z]\w+(?=\())/g;
    }
    return sort keys %names;
}

# Something else of that name is declared in sight: an overload, a member, a lambda.
sub is_another {
    my ($name, @files) = @_;
    $name =~ s/.*:://;
    return grep { $code{$_} =~ /[\w>*&](?<!return)(?<!else)[ *&]+$name\(|\b$name = \[|\b$name\{|, $name[,)]/ } @files;
}
