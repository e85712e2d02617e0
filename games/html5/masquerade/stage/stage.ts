import { inSights } from "#html5/masquerade/core/aim.ts";
import type { Opened } from "#html5/masquerade/core/career.ts";
import type { PartyEvent } from "#html5/masquerade/core/events.ts";
import { type GiftId, giftIds } from "#html5/masquerade/core/gifts.ts";
import type { Guest } from "#html5/masquerade/core/guest.ts";
import type { Party } from "#html5/masquerade/core/party.ts";
import { wrapAngle } from "#html5/masquerade/core/walk.ts";
import { hexOf, paintOf, rgbOf } from "#html5/masquerade/draw/colours.ts";
import { Droplets } from "#html5/masquerade/draw/droplets.ts";
import { type Eye, project, widened } from "#html5/masquerade/draw/eye.ts";
import { giftColours } from "#html5/masquerade/draw/gift-art.ts";
import { Cast, type Painter, type StageSet } from "#html5/masquerade/draw/painter.ts";
import { drawParty } from "#html5/masquerade/draw/picture.ts";
import { Puppet } from "#html5/masquerade/draw/puppet.ts";
import { ViewPoint } from "#html5/masquerade/draw/view-point.ts";
import { t } from "#html5/masquerade/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { prefersLessMotion } from "#kit/draw/shake.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { deviceInHand } from "#kit/input/device.ts";
import { written } from "#kit/language/translate.ts";
import { createRandom } from "#kit/random.ts";
import type { Kit } from "#kit/round.ts";
import { drawCrosshair, drawHint, drawHud, drawHurt } from "./hud.ts";
import type { Onlooker } from "./onlooker.ts";
import { giftSounds, shot, songs, sounds, tagSound, voices } from "./sounds.ts";
import { drawThumbs } from "./thumb-art.ts";
import type { Thumbs } from "./thumbs.ts";
import { Visor } from "./visor.ts";
import { Words } from "./words.ts";

const cast = new Cast();
/** Frames without a step after which the picture counts as standing still. */
const STILL = 8;

/** Rounds with others have no lessons. */
type StageKit = Pick<Kit, "sound"> & { readonly teach?: Kit["teach"] };

/** Everything about a round that can be seen and heard. */
export class Stage {
  private readonly party: Party;
  private readonly kit: StageKit;
  private readonly onlooker: Onlooker;
  private readonly painter: Painter;
  readonly puppets: readonly Puppet[];
  private readonly droplets: Droplets;
  private readonly view: ViewPoint;
  private readonly visor = new Visor();
  private readonly words = new Words();
  private readonly random = createRandom(21);
  private set: StageSet | undefined;
  private shake = 0;
  private spread = 0;
  private hit = 0;
  private hurt: { by: Guest; left: number } | undefined;
  private idleFrames = STILL;
  /** Gifts that the player has taken, and so knows. */
  private readonly known = new Set<GiftId>();
  steps = 0;

  constructor(party: Party, kit: StageKit, onlooker: Onlooker, painter: Painter) {
    this.party = party;
    this.kit = kit;
    this.onlooker = onlooker;
    this.painter = painter;
    this.puppets = party.guests.map((guest) => new Puppet(guest));
    this.droplets = new Droplets(party.level, createRandom(4));
    this.view = new ViewPoint(party, onlooker.hero);
    kit.sound.music(songs[party.level.id]);
    kit.sound.setPace(1);
  }

  /** Nobody plays: a pause, a title, a result. */
  get isStill(): boolean {
    return this.idleFrames >= STILL;
  }

  private get lit(): StageSet {
    this.set ??= this.painter.setFor(this.party.level.id);
    return this.set;
  }

  step(events: readonly PartyEvent[]): void {
    // Claimed with the first step: until then another round may be on the painter's canvas.
    const { paintwork } = this.steps++ === 0 ? this.claim() : this.lit;
    this.idleFrames = 0;
    this.reactTo(events);
    for (const puppet of this.puppets) {
      puppet.isDancing = puppet.guest === this.party.winner;
      puppet.step();
    }
    for (const { guest } of this.puppets)
      if (guest.has("duck") && this.steps % 3 === 0)
        this.droplets.burst(guest.chest, [1, 0.95, 0.6], 2, 0.02, 0.07);
    this.droplets.step();
    paintwork.step();
    this.view.step();
    this.visor.step();
    this.words.step();
    this.shake *= 0.88;
    this.spread *= 0.86;
    this.hit *= 0.88;
    if (this.hurt && --this.hurt.left <= 0) this.hurt = undefined;
  }

  reactTo(events: readonly PartyEvent[]): void {
    for (const event of events) this.react(event);
  }

  private claim(): StageSet {
    this.set = this.painter.setFor(this.party.level.id);
    return this.set;
  }

  draw(view: View, alpha: number, hint: string, thumbs: Thumbs): void {
    const { party, onlooker } = this;
    const { hero } = onlooker;
    this.idleFrames++;
    // Before the first step there is the title, which need not wait for the map behind it.
    if (this.steps === 0 && !this.painter.prepare(party.level.id)) return;
    const swing = () => this.random.between(-1, 1) * this.shake * 0.06;
    const shake = prefersLessMotion() ? { x: 0, y: 0 } : { x: swing(), y: swing() };
    const eye = widened(this.view.eye(alpha, shake), this.painter.aspect);
    cast.clear();
    drawParty(cast, {
      party,
      hero,
      light: this.lit.light,
      puppets: this.puppets,
      droplets: this.droplets,
      eye,
      alpha,
      steps: this.steps,
    });
    this.painter.paint(this.lit, eye, cast, this.isStill);
    if (onlooker.isBare || this.steps === 0) return;
    this.visor.draw(view);
    if (!party.winner) {
      if (hero?.has("owl")) this.drawOwlEyes(view, hero, eye);
      if (hero && !hero.isOut) this.drawAim(view, hero);
      const isTouched = deviceInHand() === "touch";
      drawHud(view, party, onlooker, isTouched ? undefined : "E");
      if (isTouched && hero && !hero.isOut) drawThumbs(view, thumbs, hero);
      if (hero && !hero.isOut) this.teachGifts(view, hero, eye);
      if (hint && hero && !hero.isOut) drawHint(view, hint, isTouched);
      if (party.ready > 0) this.drawReady(view);
      if (hero?.isOut) this.drawOut(view, hero);
    }
    this.words.draw(view);
  }

  private drawReady(view: View) {
    const size = 30 + (this.party.ready % 33);
    drawText(view, written(Math.ceil(this.party.ready / 33)), view.width / 2, view.height * 0.42, {
      size: size * 2,
      align: "center",
      baseline: "middle",
      outline: "rgb(18 8 26 / 0.6)",
    });
  }

  private drawOut(view: View, hero: Guest) {
    const by = hero.hitBy;
    const style = { align: "center", outline: "rgb(18 8 26 / 0.85)" } as const;
    drawText(view, t("out.splat"), view.width / 2, view.height * 0.3, {
      ...style,
      size: 58,
      color: by ? hexOf(by.id) : palette.chalk,
    });
    const words = by
      ? t("out.by", {
          name: this.onlooker.nameOf(by),
          mask: t(`mask.${by.mask}`),
          seconds: written(Math.ceil(hero.out / 60)),
        })
      : "";
    drawText(view, words, view.width / 2, view.height * 0.3 + 74, {
      ...style,
      size: 23,
      width: view.width * 0.9,
    });
  }

  private drawAim(view: View, hero: Guest) {
    const { level, guests } = this.party;
    const target = inSights(level, hero, guests, 0.06);
    drawCrosshair(view, this.spread, this.hit, target ? hexOf(target.guest.id) : "", target !== undefined);
    if (target)
      drawText(view, this.onlooker.nameOf(target.guest), view.width / 2, view.height / 2 + 34, {
        size: 17,
        align: "center",
        color: hexOf(target.guest.id),
        outline: "rgb(18 8 26 / 0.75)",
      });
    if (!this.hurt) return;
    const { by, left } = this.hurt;
    const aside = wrapAngle(Math.atan2(by.y - hero.y, by.x - hero.x) - hero.angle);
    drawHurt(view, aside, left / 60, hexOf(by.id));
  }

  /** Two words at a gift that is seen for the first time. */
  private teachGifts(view: View, hero: Guest, eye: Eye) {
    const { kit, known, party, painter } = this;
    for (const id of giftIds) {
      const isDone = known.has(id);
      const gift = party.gifts.lying.find((one) => one.id === id);
      const top = gift && { ...gift, z: gift.z + 1.5 };
      const at = top && party.level.isClear(hero.eye, top) ? project(eye, painter.aspect, top) : undefined;
      const isSeen = at && Math.abs(at.x - 0.5) < 0.42 && Math.abs(at.y - 0.5) < 0.4;
      if (!isDone && !isSeen) continue;
      const { x, y } = at ?? { x: 0, y: 0 };
      const words = { keys: t(`gift.${id}`) };
      kit.teach?.(view, { id: `gift-${id}`, words, x: x * view.width, y: y * view.height, isDone });
    }
  }

  private drawOwlEyes(view: View, hero: Guest, eye: Eye) {
    for (const guest of this.party.guests) {
      if (guest === hero || guest.isOut) continue;
      const at = project(eye, this.painter.aspect, { x: guest.x, y: guest.y, z: guest.z + 1 });
      if (!at) continue;
      view.ctx.strokeStyle = hexOf(guest.id);
      view.ctx.lineWidth = 4;
      view.ctx.beginPath();
      view.ctx.arc(at.x * view.width, at.y * view.height, 20, 0, Math.PI * 2);
      view.ctx.stroke();
      const metres = Math.round(Math.hypot(guest.x - hero.x, guest.y - hero.y));
      drawText(
        view,
        t("hud.metres", { metres: written(metres) }),
        at.x * view.width,
        at.y * view.height + 24,
        {
          size: 15,
          align: "center",
          color: hexOf(guest.id),
          outline: "rgb(18 8 26 / 0.7)",
        },
      );
    }
  }

  /** How loud something is for the player, by its distance. */
  private nearness(at: { x: number; y: number }): number {
    const { hero } = this.onlooker;
    if (!hero) return 0;
    return Math.max(0, 1 - Math.hypot(at.x - hero.x, at.y - hero.y) / 24) ** 2;
  }

  private react(event: PartyEvent) {
    const { sound } = this.kit;
    const { hero } = this.onlooker;
    switch (event.kind) {
      case "shot": {
        const isOwn = event.who === hero;
        sound.play(...shot(isOwn ? 0.8 : this.nearness(event.who) * 0.5, event.isBig));
        if (isOwn) this.spread = 1;
        break;
      }
      case "splat": {
        const { at, normal, size, who } = event;
        const [r, g, b] = paintOf(who.id);
        this.lit.paintwork.splat(at, normal, size, [r * 255, g * 255, b * 255]);
        this.droplets.burst(at, paintOf(who.id), size > 1 ? 12 : 5, 0.05, size * 0.14, [
          normal.nx,
          normal.ny,
          normal.nz,
        ]);
        const near = this.nearness(at);
        if (near > 0.3) sound.play(...sounds.splat.map((tone) => ({ ...tone, volume: tone.volume * near })));
        break;
      }
      case "hit":
        this.reactToHit(event.who, event.by, event.at);
        break;
      case "bounce":
        this.droplets.burst(event.at, [0.7, 0.95, 1], 6, 0.05, 0.06);
        if (this.nearness(event.at) > 0.1) sound.play(...sounds.bounce);
        break;
      case "out":
        this.reactToOut(event);
        break;
      case "flop":
        this.reactToFlop(event.who, event.at);
        break;
      case "pick":
        this.droplets.burst(event.who.chest, [1, 0.9, 0.5], 14, 0.05, 0.08);
        if (event.who === hero) {
          sound.play(...sounds.pick);
          const { mask } = event;
          const text = t("pop.mask", { mask: t(`mask.${mask}`), how: t(`powerHow.${mask}`) });
          this.words.pop(text, palette.mint, 23);
        }
        break;
      case "gift":
        this.droplets.burst(event.at, [1, 1, 1], 10, 0.05, 0.08);
        if (this.nearness(event.at) > 0.1) sound.play(...sounds.gift);
        break;
      case "take":
        this.reactToTake(event);
        break;
      case "power":
        this.puppets[event.who.id]?.bump(0.3);
        if (event.who === hero || this.nearness(event.who) > 0.35) sound.play(...voices[event.who.mask]);
        break;
      default:
        this.reactToMoment(event);
    }
  }

  private reactToTake({ who, gift }: Extract<PartyEvent, { kind: "take" }>) {
    const colour = giftColours[gift];
    this.droplets.burst(who.chest, rgbOf(colour), 18, 0.06, 0.09);
    if (who !== this.onlooker.hero) return;
    this.known.add(gift);
    this.kit.sound.play(...giftSounds[gift]);
    if (gift === "sponge") this.visor.wipe();
    this.words.pop(t(`giftHow.${gift}`), colour, 23);
  }

  private reactToMoment(
    event:
      | Extract<PartyEvent, { who: Guest }>
      | Extract<PartyEvent, { kind: "go" | "shower" | "gold" | "tick" | "bell" }>,
  ) {
    const { sound } = this.kit;
    const isOwn = "who" in event && event.who === this.onlooker.hero;
    if (event.kind === "land" || event.kind === "appear") this.puppets[event.who.id]?.bump(0.25);
    if (event.kind === "appear") {
      this.droplets.burst(event.who.chest, [1, 1, 1], 12, 0.05, 0.08);
      if (isOwn) this.visor.wipe();
    }
    if (
      isOwn &&
      (event.kind === "jump" ||
        event.kind === "land" ||
        event.kind === "empty" ||
        event.kind === "ready" ||
        event.kind === "appear")
    )
      sound.play(...sounds[event.kind]);
    if (event.kind === "tick") sound.play(...sounds.tick);
    if (event.kind === "go") {
      sound.play(...sounds.go);
      this.words.announce(t("news.go"), t("news.goHow"));
    }
    if (event.kind === "shower") {
      sound.play(...sounds.news);
      this.words.announce(t("news.shower"), t("news.showerHow"));
    }
    if (event.kind === "gold") {
      sound.play(...sounds.news);
      sound.setPace(1.22);
      this.words.announce(t("news.gold"), t("news.goldHow"), palette.yellow);
    }
    if (event.kind === "bell") this.reactToBell();
  }

  private reactToHit(who: Guest, by: Guest, at: { x: number; y: number; z: number }) {
    const { hero } = this.onlooker;
    const { sound } = this.kit;
    this.droplets.burst(at, paintOf(by.id), 9, 0.05, 0.09);
    this.puppets[who.id]?.bump(0.16);
    if (by === hero) {
      this.hit = 1;
      sound.play(...sounds.hit);
    }
    if (who !== hero) return;
    this.hurt = { by, left: 60 };
    this.shake = Math.min(1, this.shake + 0.5);
    this.visor.splash(hexOf(by.id), 2, 0.09);
    sound.play(...sounds.ouch);
  }

  private reactToOut({ who, by, points, merits, streak }: Extract<PartyEvent, { kind: "out" }>) {
    const { hero } = this.onlooker;
    const { sound } = this.kit;
    const colour = paintOf(by.id);
    this.droplets.burst(who.chest, colour, 40, 0.09, 0.16);
    const [r, g, b] = colour;
    const puddle = { x: who.x, y: who.y, z: this.party.level.heightAt(who.x, who.y) };
    this.lit.paintwork.splat(puddle, { nx: 0, ny: 0, nz: 1 }, 1.5, [r * 255, g * 255, b * 255]);
    this.words.tell(this.named(by), this.named(who));
    if (who === hero) {
      sound.play(...sounds.out);
      this.shake = 1;
      this.visor.splash(hexOf(by.id), 5, 0.16);
    }
    if (by !== hero) return;
    sound.play(...tagSound(by.streak));
    this.hit = 1.5;
    this.words.pop(`+${written(points)}  ${this.onlooker.nameOf(who)}`, palette.yellow, 32);
    const words = merits.map((merit) => t(`merit.${merit}`, { tags: written(streak) }));
    if (words.length > 0) this.words.pop(words.join(" · "), palette.mint, 22);
    this.celebrate(this.onlooker.tag());
  }

  private named(guest: Guest): { id: number; name: string } {
    return { id: guest.id, name: this.onlooker.nameOf(guest) };
  }

  private reactToFlop(who: Guest, at: { x: number; y: number; z: number }) {
    const colour = paintOf(who.id);
    const [r, g, b] = colour;
    this.droplets.burst(at, colour, 34, 0.11, 0.14);
    this.lit.paintwork.splat(at, { nx: 0, ny: 0, nz: 1 }, 2.1, [r * 255, g * 255, b * 255]);
    this.puppets[who.id]?.bump(0.35);
    const near = who === this.onlooker.hero ? 1 : this.nearness(at);
    this.shake = Math.min(1, this.shake + near * 0.7);
    if (near > 0.1) this.kit.sound.play(...sounds.flop);
  }

  private reactToBell() {
    const { winner } = this.party;
    const isWon = winner === this.onlooker.hero;
    this.kit.sound.play(...(isWon ? sounds.won : sounds.lost));
    const text = isWon
      ? t("bell.youWin")
      : winner
        ? t("bell.wins", { name: this.onlooker.nameOf(winner) })
        : t("bell.nobody");
    this.words.interrupt(text, t("bell.rung"), winner ? hexOf(winner.id) : palette.chalk);
    if (winner) this.droplets.burst(winner.chest, [1, 0.85, 0.3], 60, 0.12, 0.14);
    this.celebrate(this.onlooker.finish(isWon));
  }

  private celebrate(opened: readonly Opened[]) {
    for (const one of opened) {
      const text =
        "map" in one
          ? t("news.openedMap", { map: t(`map.${one.map}`) })
          : t("news.openedMask", { mask: t(`mask.${one.mask}`) });
      this.words.announce(text, t("news.opened"), palette.yellow);
    }
    if (opened.length > 0) this.kit.sound.play(...sounds.news);
  }
}
