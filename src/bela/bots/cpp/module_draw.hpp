// Worlds drawn, and judged by what was called, as Python asks for it.
#pragma once

#include "module_given.hpp"

#include <vector>

#include "calls.hpp"
#include "module_play.hpp"
#include "sample.hpp"

namespace bela {

constexpr int kMostTries = 1000;

inline PyObject* sample(Given& given, PyObject* arguments) {
    unsigned long long seed;
    Py_ssize_t number;
    parse(arguments, "y*Kn", &given.first, &seed, &number);
    Many<std::uint32_t> words = given.many<std::uint32_t>(given.first);
    Reader reader{words.first, words.number};
    std::vector<Claim> claims;
    std::vector<Plan> plans;
    must(number >= 0 && read_places(reader, claims, plans));
    Sampler sampler(claims, plans);
    must(sampler.number(), "the cards cannot lie so");
    Answer<Lying> answer{std::size_t(number)};
    Chance chance{seed};
    Lying* lyings = answer.begin();
    Unlocked others;
    for (Py_ssize_t at = 0; at < number; ++at) lyings[at] = sampler.draw(chance);
    return answer.give();
}

inline bool sound(const Call& call, const Frame& frame) {
    return call.seat >= 0 && call.seat < int(frame.seats) && call.seat != int(frame.seat) && call.suits > 0 &&
           call.suits < 16 && (!call.chose || (call.trump >= 0 && call.trump < kSuits && call.suits >> call.trump & 1));
}

inline bool sound(const Manner& manner) {
    return manner.heat > 0 && manner.pick > 0 && manner.first >= 0 && manner.tries > 0 && manner.tries <= kMostTries;
}

inline PyObject* callings(Given& given, PyObject* arguments) {
    unsigned long long seed;
    parse(arguments, "y*y*y*y*y*K", &given.first, &given.second, &given.cards, &given.frame, &given.lyings, &seed);
    const Table& table = given.one<Table>(given.first);
    const Manner& manner = given.one<Manner>(given.second);
    const Frame& frame = given.one<Frame>(given.frame);
    Many<Call> calls = given.many<Call>(given.cards);
    Many<Lying> lyings = given.many<Lying>(given.lyings);
    must(sound(frame) && sound(manner));
    for (const Call& call : calls) must(sound(call, frame));
    Answer<double> answer(lyings.number);
    Chance chance{seed};
    double* found = answer.begin();
    Unlocked others;
    for (const Lying& lying : lyings)
        *found++ = log_of_calls(table, manner, calls.first, int(calls.number), frame, lying, chance);
    return answer.give();
}

}  // namespace bela
