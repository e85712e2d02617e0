package kit;

import flash.media.Sound;
import flash.media.SoundTransform;

/** Plays sounds unless the player has muted the game, and remembers the choice. */
class Mixer {
  public static var muted(default, null) = Save.get("muted", false);

  public static function play(sound:Sound, volume = 0.8):Void {
    if (!muted) sound.play(0, 0, new SoundTransform(volume));
  }

  public static function toggle():Void {
    muted = !muted;
    Save.set("muted", muted);
    if (muted) flash.media.SoundMixer.stopAll();
  }
}
