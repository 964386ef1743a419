#include "store/shape.h"

#include <iostream>

#include "store/describe_events.h"

/// Prints the shape of the journal: made in a moment, and of headers alone. (.dev/probes.pl)
int main() { std::cout << shape::of_the_journal(); }
