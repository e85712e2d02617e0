import type { LifeEvent } from "#html5/whole-life/events/event.ts";
import { epilogue } from "#html5/whole-life/life/epilogue.ts";
import { firsts } from "#html5/whole-life/life/firsts.ts";
import { starsOf } from "#html5/whole-life/life/life.ts";
import { obituary } from "#html5/whole-life/life/obituary.ts";
import { type Action, Story, type StoryEvent } from "#html5/whole-life/life/story.ts";
import drawnLogo from "#html5/whole-life/logo.svg?raw";
import type { View } from "#kit/draw/view.ts";
import type { Controls } from "#kit/input/controls.ts";
import { wordsFor } from "#kit/input/device.ts";
import type { Random } from "#kit/random.ts";
import type { Scene } from "#kit/scenes.ts";
import { logo } from "#kit/screens/logo.ts";
import { volumeSliders } from "#kit/screens/volumes.ts";
import type { SoundControl } from "#kit/sound/sound.ts";
import type { Album } from "./album.ts";
import { albumPages, bookPages } from "./book.ts";
import { Card } from "./card.ts";
import { button, element, keyCap } from "./element.ts";
import { obituaryPages } from "./obituary-card.ts";
import { Page } from "./page.ts";
import { Scenery } from "./scenery.ts";
import { Side } from "./side.ts";
import { music, sounds } from "./sounds.ts";

const choosing = { keys: "Choose with 1 to 4, or click.", touch: "Tap what you choose." };

type Needs = { events: readonly LifeEvent[]; random: Random; sound: SoundControl; album: Album };

/** Land, page, side and cards around one life at a time. */
export class App {
  scene: Scene = "title";
  rounds = 0;
  story: Story;
  readonly scenery = new Scenery();
  private readonly needs: Needs;
  private readonly page: Page;
  private readonly side = new Side();
  private readonly who = element("h1", "who");
  private readonly stars = element("span", "stars");
  private readonly muteButton: HTMLButtonElement;
  private readonly card: Card;
  private readonly shelf: Card;
  /** Paused only because nobody is looking. */
  private isAway = false;

  constructor(needs: Needs) {
    this.needs = needs;
    this.page = new Page({
      onChoose: (index) => this.choose(index),
      onDare: (index) => this.dare(index),
      onGoOn: () => this.goOn(),
    });
    this.muteButton = this.tool("", "M", () => this.mute());
    this.story = this.newStory(needs.album.unfinished);
    const tools = element(
      "nav",
      "tools",
      this.tool("Book", "B", () => this.openBook()),
      this.tool("Album", "L", () => this.openAlbum()),
      this.muteButton,
    );
    const top = element("header", "top", this.who, this.stars, tools);
    document.body.append(element("main", "table", top, this.page.root, this.side.root));
    this.card = new Card("Whole Life", "front", () => this.goOn());
    this.shelf = new Card("Book", "shelf", () => this.closeShelf());
    this.refresh();
    this.openTitle();
  }

  step(controls: Controls<Action>): void {
    this.scenery.step();
    if (this.scene === "play") this.react(this.story.step(controls));
  }

  draw(view: View): void {
    this.scenery.draw(view, this.story.life);
  }

  choose(index: number): void {
    if (this.scene !== "play" || this.shelf.isOpen) return;
    if (this.story.told) this.dare(index);
    else if (this.story.options[index]?.closed) this.needs.sound.play(...sounds.closed);
    else this.react(this.story.choose(index));
  }

  /** A digit without a venture of that number goes on, as it does where nothing can be dared. */
  dare(index: number): void {
    if (this.scene !== "play" || this.shelf.isOpen) return;
    this.react(this.story.ventures[index] ? this.story.dare(index) : this.story.goOn());
  }

  /** Enter, or the button of the page or card that is open. */
  goOn(): void {
    if (this.shelf.isOpen) this.closeShelf();
    else if (this.scene === "over") this.begin();
    else if (this.scene !== "play") this.enter();
    else this.react(this.story.goOn());
  }

  moveFocus(by: number): void {
    if (this.scene === "play" && !this.shelf.isOpen) this.page.moveFocus(by);
  }

  pause(): void {
    if (this.scene === "paused") this.enter();
    else if (this.scene === "play") {
      this.closeShelf();
      this.scene = "paused";
      const lines = [element("h2", "", "Paused"), element("p", "help", "Time stands still. How rare.")];
      const on = button("Go on", "big first", () => this.goOn());
      this.card.open(...lines, on, volumeSliders(this.needs.sound));
    }
  }

  leave(): void {
    if (this.scene !== "play") return;
    this.scene = "paused";
    this.isAway = true;
  }

  comeBack(): void {
    if (this.isAway && this.scene === "paused") this.scene = "play";
    this.isAway = false;
  }

  mute(): void {
    this.needs.sound.toggleMute();
    this.refresh();
  }

  /** A new life from the cradle. The one that was going on is let go. */
  begin(): void {
    this.story = this.newStory();
    this.needs.album.keep(this.story.life);
    this.enter();
  }

  /** Asks first: a life is not thrown away by one key. */
  askRestart(): void {
    if (this.scene === "over" || this.scene === "title") this.begin();
    else {
      this.scene = "paused";
      this.closeShelf();
      this.card.open(
        element("h2", "", "Begin a new life?"),
        element("p", "help", `${this.story.life.name}’s life would stay unfinished.`),
        button("Stay in this one", "big first", () => this.goOn()),
        button("Begin anew", "small", () => this.begin()),
      );
    }
  }

  openBook(): void {
    if (this.scene !== "play") return;
    this.shelf.open(...bookPages(this.story.life, () => this.closeShelf()));
  }

  openAlbum(): void {
    const { album, events } = this.needs;
    this.shelf.open(...albumPages(album, events.length, () => this.closeShelf()));
  }

  private openObituary(): void {
    this.shelf.open(...obituaryPages(obituary(this.story.life), () => this.closeShelf()));
  }

  private tool(label: string, key: string, onPress: () => void): HTMLButtonElement {
    const made = button(element("span", "", label), "tool", onPress);
    made.append(keyCap(key));
    return made;
  }

  private newStory(saved?: Story["life"]): Story {
    const { events, random, album } = this.needs;
    const isKnown = (id: string) => album.met.has(id);
    const story = new Story({ events, random, lives: album.count, isKnown, saved });
    this.scenery.settle(story.life);
    return story;
  }

  private enter() {
    const isNew = this.scene === "title" || this.scene === "over" || this.story.life.age === 0;
    this.isAway = false;
    this.card.close();
    this.closeShelf();
    this.scene = "play";
    if (isNew) this.rounds++;
    this.needs.sound.music(music);
    this.needs.sound.play(...sounds.page);
    this.refresh();
  }

  private closeShelf() {
    this.shelf.close();
    if (this.scene === "play") this.page.focus();
  }

  private react(events: readonly StoryEvent[]) {
    const { sound, album } = this.needs;
    for (const event of events) {
      if (event.kind === "told") {
        const joy = event.told.changes.find(({ name }) => name === "joy")?.by ?? 0;
        const cheer = joy < -2 ? sounds.sad : sounds.good;
        sound.play(...sounds.choose, ...(event.told.firsts.length > 0 ? sounds.first : cheer));
      }
      if (event.kind === "dared") sound.play(...(event.dared.isWon ? sounds.first : sounds.sad));
      if (event.kind === "year") {
        sound.play(...sounds.page);
        this.scenery.walkTo(this.story.life.age);
        album.keep(this.story.life);
      }
      if (event.kind === "over") this.openEnd();
    }
    if (events.length > 0) this.refresh();
  }

  private openTitle() {
    const { album } = this.needs;
    const { life } = this.story;
    const isOld = life.age > 0;
    const start = button(isOld ? `Go on as ${life.name}, ${life.age}` : "Be born", "big first", () =>
      this.goOn(),
    );
    start.append(keyCap("Enter"));
    const rows: HTMLElement[] = [
      logo("Whole Life", drawnLogo, "h2"),
      element("p", "help", `A life from the cradle on, in about ten minutes. ${wordsFor(choosing)}`),
      start,
    ];
    if (isOld) rows.push(button("Begin a new life", "small", () => this.begin()));
    if (album.count > 0) {
      rows.push(
        button(`Album: ${album.count} ${album.count === 1 ? "life" : "lives"}`, "small", () =>
          this.openAlbum(),
        ),
      );
    }
    this.card.open(...rows, volumeSliders(this.needs.sound));
  }

  private openEnd() {
    const { sound, album } = this.needs;
    const { life } = this.story;
    this.scene = "over";
    const before = album.best;
    const story = epilogue(life);
    const fresh = album.finish(life, story);
    sound.music();
    sound.play(...sounds.over);
    const chips = element("ul", "chips");
    for (const id of fresh) chips.append(element("li", "chip first", `★ ${firsts[id]}`));
    const stars = starsOf(life);
    const best = stars > before && before > 0 ? "your best life yet" : `best ${album.best}`;
    const again = button("Another life", "big first", () => this.begin());
    again.append(keyCap("Enter"));
    this.card.open(
      element("h2", "", `${life.name}, ${life.age} years`),
      element("p", "epilogue", story.join(" ")),
      element("p", "score", `★ ${stars} stars · ${life.firsts.length} firsts · ${best}`),
      again,
      button("In the newspaper", "small", () => this.openObituary()),
      button("Album", "small", () => this.openAlbum()),
      ...(fresh.length > 0 ? [element("h3", "", "New in your album"), chips] : []),
    );
  }

  private refresh() {
    const { life } = this.story;
    this.who.replaceChildren(element("b", "", life.name), ` of ${life.town}`);
    this.stars.textContent = `★ ${starsOf(life)}`;
    this.stars.title = "A star for each year, five for each first";
    this.muteButton.firstElementChild?.replaceChildren(this.needs.sound.isMuted ? "Sound off" : "Sound on");
    this.side.show(life);
    this.page.show(this.story);
  }
}
