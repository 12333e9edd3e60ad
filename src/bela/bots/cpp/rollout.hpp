// What becomes of each card in each world: played on by the rules bot, and searched from some trick on.
#pragma once

#include "frame.hpp"
#include "policy.hpp"

namespace bela {

// How a deal ends; what Python reads as one word of 64 bits.
struct Result {
    std::int16_t cards[3];  // by side: card points of the whole deal
    std::uint8_t takers;    // bit per side: it has taken a trick
    std::uint8_t bela;      // the side that has it, or kNobody
};

// What a thread searches endings with, kept from call to call.
struct Endings {
    Solver<2> two;
    Solver<4> four;

    int value(const Kit& kit, const Task& task) {
        if (task.seats == 2) return two.set(kit, task), two.value();
        return four.set(kit, task), four.value();
    }
};

inline void finish(const Scene& scene, Result& result) {
    for (int side = 0; side < 3; ++side) result.cards[side] = std::int16_t(side < scene.sides ? scene.taken[side] : 0);
    result.takers = std::uint8_t(scene.takers);
    result.bela = std::uint8_t(scene.bela);
}

// The rest with best play of both sides who see all.
inline void search(const Scene& scene, bool capot, Endings& endings, Result& result) {
    Task task{};
    task.seats = std::uint32_t(scene.seats);
    task.partners = scene.partners;
    task.last_trick = std::uint32_t(scene.last_trick);
    task.side = scene.partners ? 5 : 1;
    task.leader = std::uint32_t(scene.leader);
    task.played = std::uint32_t(scene.at);
    Mask all = 0;
    for (int place = 0; place < scene.at; ++place)
        all |= bit(int(task.table[place] = std::uint32_t(scene.table[place])));
    for (int seat = 0; seat < scene.seats; ++seat) all |= task.hands[seat] = scene.hands[seat];
    if (capot) task.open = (scene.takers & 2 ? 0 : 1) | (scene.takers & 1 ? 0 : 2);
    int left = scene.kit->sum_of(all) + scene.last_trick, value = endings.value(*scene.kit, task);
    bool every = capot ? value > left : value == left, none = capot ? value < 0 : value == 0;
    int points = std::min(std::max(value, 0), left);
    finish(scene, result);
    result.cards[0] = std::int16_t(result.cards[0] + points);
    result.cards[1] = std::int16_t(result.cards[1] + left - points);
    if (!every) result.takers |= 2;
    if (!none) result.takers |= 1;
}

inline Scene after(Scene scene, int card) {
    scene.play(card);
    return scene;
}

inline void roll_out(Scene scene, const Stage& stage, Endings& endings, Result& result) {
    int searched = scene.sides == 2 ? int(stage.solve) : 0;
    for (; !scene.over(); scene.play(choice(scene)))
        if (number_of(scene.hands[scene.seat_now()]) <= searched)
            return search(scene, stage.capot != 0, endings, result);
    finish(scene, result);
}

// How likely the cards played so far are: the logarithm, for a player who chooses by the rules bot's scores, softly.
struct Past {
    double heat;   // points by which a card may be worse and still be played every third time
    double whim;   // the share of cards that follow no thought
    int watched;   // bit per seat: its cards are judged
};

inline double plausibility(Scene scene, const std::uint8_t* cards, int number, const Past& past) {
    double sum = 0.0;
    for (int at = 0; at < number; ++at) {
        Mask able = scene.playable();
        if (!(able & bit(cards[at]))) return -HUGE_VAL;  // nobody who held these cards could have played so
        if (past.watched >> scene.seat_now() & 1 && able & (able - 1)) {
            Sight sight(scene);
            double own = sight.score(cards[at]), total = 0.0;
            for (Mask todo = able; todo; todo &= todo - 1)
                total += std::exp((sight.score(lowest(todo)) - own) / past.heat);
            sum += std::log((1.0 - past.whim) / total + past.whim / number_of(able));
        }
        scene.play(cards[at]);
    }
    return sum;
}

}  // namespace bela
