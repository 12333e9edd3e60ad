"""What can be heard: cards, turns and Bela, where sound is switched on, and nothing where it is not."""

from __future__ import annotations

from collections.abc import Callable

from page.person import Person
from page.playing import click, once, play_on

LISTEN = """
  window.loudest = 0;
  window.contexts = 0;
  const ears = new WeakMap(), connect = AudioNode.prototype.connect;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.contexts += 1;
      const ear = this.createAnalyser(), heard = new Float32Array(ear.fftSize);
      ears.set(this.destination, ear);
      setInterval(() => {
        ear.getFloatTimeDomainData(heard);
        window.loudest = heard.reduce((most, one) => Math.max(most, Math.abs(one)), window.loudest);
      }, 10);
    }
  };
  AudioNode.prototype.connect = function (to, ...more) {
    if (ears.has(to)) connect.call(this, ears.get(to));
    return connect.call(this, to, ...more);
  };
"""


def table(sit_down: Callable[..., Person], *, sound: bool) -> Person:
    """Somebody who has played a card."""
    person = sit_down(sound=sound)
    person.context.add_init_script(LISTEN)
    person.sit("croatian_4")
    play_on(person, click, lambda asked: asked == "card")
    once(person, asked="card")
    return person


def test_a_card_is_heard_and_is_not_too_loud(sit_down: Callable[..., Person]) -> None:
    person = table(sit_down, sound=True)
    person.page.wait_for_function("() => loudest > 0.02")
    play_on(person, click, lambda asked: asked == "result")
    assert person.page.evaluate("loudest") <= 1, "louder than full scale is distorted"
    assert person.page.evaluate("contexts") == 1


def test_nothing_is_heard_where_sound_is_off(sit_down: Callable[..., Person]) -> None:
    person = table(sit_down, sound=False)
    play_on(person, click, lambda asked: asked == "result")
    assert person.page.evaluate("[contexts, loudest]") == [0, 0]
