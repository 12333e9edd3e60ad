// Card play in drawn worlds, as Python asks for it.
#pragma once

#include "module_given.hpp"

#include <memory>
#include <vector>

#include "rollout.hpp"

namespace bela {

inline bool sound(const Stage& stage) {
    if (stage.seats < 2 || stage.seats > kMaxSeats || bool(stage.partners) != (stage.seats == 4)) return false;
    if (stage.leader >= stage.seats || stage.maker >= stage.seats || stage.played >= stage.seats) return false;
    Mask trick = 0;
    for (unsigned at = 0; at < stage.played; ++at) {
        if (stage.table[at] >= kCards || trick & bit(int(stage.table[at]))) return false;
        trick |= bit(int(stage.table[at]));
    }
    for (std::uint32_t points : stage.taken)
        if (points > kMostPointsGiven) return false;
    if (stage.bela > kNobody || (stage.bela != kNobody && stage.bela >= stage.seats)) return false;
    return !(trick & ~stage.gone) && stage.last_trick <= kMostPointsGiven && stage.solve <= kCards;
}

inline bool sound(const Frame& frame) {
    for (std::uint32_t number : frame.number)
        if (number >= kCards) return false;
    return frame.seats >= 2 && frame.seats <= kMaxSeats && frame.seat <= frame.seats && frame.layer <= kMaxSeats;
}

// Whether every hand is as long as the trick on the table leaves it, and no card is in two places.
inline bool sound(const Stage& stage, const World& world) {
    Mask seen = stage.gone;
    int tricks = number_of(world.hands[(stage.leader + stage.played) % stage.seats]);
    for (unsigned place = 0; place < stage.seats; ++place) {
        Mask hand = world.hands[(stage.leader + place) % stage.seats];
        if (seen & hand || number_of(hand) != tricks - int(place < stage.played)) return false;
        seen |= hand;
    }
    return tricks > 0 && tricks <= kMostDrawn;
}

struct Play {
    const Kit& kit;
    const Weights& weights;
    const Stage& stage;
    Many<std::uint8_t> cards;
    std::vector<World> worlds;

    // Worlds as they are now, or whole as they were before the first card.
    Play(const Given& given, bool whole)
        : kit(given.kit()), weights(given.one<Weights>(given.first)), stage(given.one<Stage>(given.second)),
          cards(given.numbers()) {
        const Frame& frame = given.one<Frame>(given.frame);
        must(sound(stage) && sound(frame) && frame.seats == stage.seats);
        Renumbering moved(frame);
        for (const Lying& lying : given.many<Lying>(given.lyings)) {
            worlds.push_back(world_of(frame, moved, lying, whole));
            must(sound(stage, worlds.back()));
        }
    }

    Scene scene(const World& world) const { return Scene(kit, weights, stage, world); }
};

inline Endings& endings_here() {
    thread_local std::unique_ptr<Endings> endings;
    if (!endings) endings.reset(new Endings);
    return *endings;
}

inline PyObject* rollouts(Given& given, PyObject* arguments) {
    parse(arguments, "Oy*y*y*y*y*", &given.capsule, &given.first, &given.second, &given.frame, &given.lyings,
          &given.cards);
    Play play(given, false);
    Answer<Result> answer(play.worlds.size() * std::max<std::size_t>(1, play.cards.number));
    Endings& endings = endings_here();
    Result* result = answer.begin();
    Unlocked others;
    for (const World& world : play.worlds) {
        const Scene scene = play.scene(world);
        Mask able = scene.playable();
        if (!play.cards.number) roll_out(scene, play.stage, endings, *result++);
        for (std::uint8_t card : play.cards) {
            must(able & bit(card));
            roll_out(after(scene, card), play.stage, endings, *result++);
        }
    }
    return answer.give();
}

inline PyObject* choices(Given& given, PyObject* arguments) {
    parse(arguments, "Oy*y*y*y*", &given.capsule, &given.first, &given.second, &given.frame, &given.lyings);
    Play play(given, false);
    Answer<char> answer(play.worlds.size());
    char* found = answer.begin();
    for (const World& world : play.worlds) *found++ = char(choice(play.scene(world)));
    return answer.give();
}

inline PyObject* plausibilities(Given& given, PyObject* arguments) {
    Past past{};
    parse(arguments, "Oy*y*y*y*y*ddi", &given.capsule, &given.first, &given.second, &given.frame, &given.lyings,
          &given.cards, &past.heat, &past.whim, &past.watched);
    must(past.heat > 0);
    Play play(given, true);
    Answer<double> answer(play.worlds.size());
    double* found = answer.begin();
    Unlocked others;
    for (const World& world : play.worlds)
        *found++ = plausibility(play.scene(world), play.cards.first, int(play.cards.number), past);
    return answer.give();
}

}  // namespace bela
