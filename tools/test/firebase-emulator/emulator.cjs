// Only the auth emulator's server, without the command line around it, which asks the network for news first.
const { createApp } = require("firebase-tools/lib/emulator/auth/server");

createApp("demo-recess").then((app) => {
  const server = app.listen(0, "127.0.0.1", () => console.log(`127.0.0.1:${server.address().port}`));
});
