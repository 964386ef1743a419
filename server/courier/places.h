#pragma once
#include <sys/socket.h>

/// Where a hook may lead. What is checked is the address that is connected to, never its name: a
/// name can turn to another address in between.
namespace courier {

/// Not of this machine, of a private or carrier's network, nor of one that is no place at all.
bool is_public_place(const sockaddr& address);
bool is_this_machine(const sockaddr& address);

}  // namespace courier
