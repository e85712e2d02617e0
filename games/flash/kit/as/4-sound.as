// Sounds by the names that movie.json gives them.

var muted = savedOr("muted", false);
var loadedSounds = {};

function playSound(name, volume) {
  if (muted) return;
  var sound = loadedSounds[name];
  if (!sound) {
    // A sound without a clip of its own would share its volume with all others.
    sound = new Sound(clip(_root));
    sound.attachSound(name);
    loadedSounds[name] = sound;
  }
  sound.setVolume(volume === undefined ? 100 : volume);
  sound.start(0, 1);
}

function toggleMute() {
  muted = !muted;
  save("muted", muted);
  if (muted) for (var name in loadedSounds) loadedSounds[name].stop();
}
