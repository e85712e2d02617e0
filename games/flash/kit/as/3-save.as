// What is kept between visits: best score, last score, number of plays, mute, and whatever a game adds.

var saved = SharedObject.getLocal("recess-" + movie.slug).data;

function savedOr(name, otherwise) {
  return saved[name] === undefined ? otherwise : saved[name];
}

function save(name, value) {
  saved[name] = value;
  SharedObject.getLocal("recess-" + movie.slug).flush();
}
