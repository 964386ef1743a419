#include <map>
#include <thread>

#include <arpa/inet.h>
#include <catch2/catch.hpp>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "courier/carrier.h"

using store::Delivery;

namespace {

using Answers = std::map<std::string, std::string>;

/// Takes one letter. What it answers to a command is said; else that all is well.
class MailServer {
  public:
    explicit MailServer(Answers answers) : answers_(std::move(answers)) {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof here;
        auto* const address = reinterpret_cast<sockaddr*>(&here);
        REQUIRE(::bind(listens_, address, size) == 0);
        REQUIRE(::listen(listens_, 1) == 0);
        REQUIRE(::getsockname(listens_, address, &size) == 0);
        port_ = ntohs(here.sin_port);
        thread_ = std::thread([this] { serve(); });
    }
    MailServer(const MailServer&) = delete;
    MailServer& operator=(const MailServer&) = delete;
    ~MailServer() {
        ::shutdown(listens_, SHUT_RDWR);
        thread_.join();
        ::close(listens_);
    }
    [[nodiscard]] std::string url() const { return "smtp://127.0.0.1:" + std::to_string(port_); }

  private:
    void say(int socket, const std::string& command, const std::string& all_is_well) const {
        const auto found = answers_.find(command);
        const auto line = (found == answers_.end() ? all_is_well : found->second) + "\r\n";
        static_cast<void>(::send(socket, line.data(), line.size(), MSG_NOSIGNAL));
    }
    void serve() const {
        const int socket = ::accept(listens_, nullptr, nullptr);
        if (socket < 0) return;
        say(socket, "greeting", "220 here");
        std::string heard;
        bool is_letter = false;
        for (char c = 0; ::recv(socket, &c, 1, 0) == 1;) {
            heard += c;
            if (!heard.ends_with(is_letter ? "\r\n.\r\n" : "\r\n")) continue;
            const auto command = is_letter ? "letter" : heard.substr(0, 4);
            say(socket, command, command == "DATA" ? "354 go on" : "250 well");
            is_letter = command == "DATA" && !answers_.contains("DATA");
            heard.clear();
        }
        ::close(socket);
    }

    Answers answers_;
    int listens_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int port_ = 0;
    std::thread thread_;
};

Delivery delivery(const Answers& answers) {
    const MailServer server(answers);
    courier::Ways ways;
    ways.origin = "https://play.example.org";
    ways.mail_from = "games@example.org";
    ways.smtp = server.url();
    courier::Carrier carrier(ways);
    store::Sending sending;
    sending.id = "id1";
    sending.reach.address = "anna@example.org";
    sending.reach.state = store::ReachState::Open;
    REQUIRE(carrier.send(sending, 0));
    CHECK(!carrier.send(sending, 0));
    for (;;) {
        const auto ended = carrier.wait(100);
        if (!ended.empty()) return ended[0].second;
    }
}

}  // namespace

TEST_CASE("a letter is taken", "[courier]") { CHECK(delivery({}) == Delivery::Arrived); }

TEST_CASE("an address is given up when a mail server says that it is none", "[courier]") {
    const auto* answer =
        GENERATE("550 nobody here", "550 5.1.1 <anna@example.org>: unknown",
                 "550-5.1.1 nobody\r\n550 5.1.1 here", "551 5.1.6 moved", "553 no such name",
                 "556 5.1.10 takes no mail", "550 5.2.1 mailbox disabled", "550");
    INFO(answer);
    CHECK(delivery({
              {"RCPT", answer}
    }) == Delivery::Refused);
}

TEST_CASE("an address is kept when it is we who are refused", "[courier]") {
    const auto [command, answer] = GENERATE(table<std::string, std::string>({
        {"greeting", "554 no service for you"                                },
        {"EHLO",     "550 who are you"                                       },
        {"MAIL",     "550 5.7.1 not from there"                              },
        {"MAIL",     "553 5.1.8 no such sender"                              },
        {"DATA",     "554 no valid recipients"                               },
        {"letter",   "550 5.7.1 spam"                                        },
        {"letter",   "554 5.6.0 what is that"                                },
        {"RCPT",     "554 5.7.1 <anna@example.org>: relay access denied"     },
        {"RCPT",     "550-5.7.26 not\r\n550 5.7.26 authenticated"            },
        {"RCPT",     "550 5.1.8 <games@example.org>: sender address rejected"},
        {"RCPT",     "503 5.5.1 need MAIL"                                   },
        {"RCPT",     "530 5.7.0 log in first"                                },
        {"RCPT",     "450 4.2.0 come again"                                  },
    }));
    INFO(command << ": " << answer);
    Answers answers = {
        {command, answer}
    };
    if (command == "EHLO") answers["HELO"] = answer;
    CHECK(delivery(answers) == Delivery::Failed);
}
