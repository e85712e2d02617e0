// Loaded before a server that is measured (`node --import`): tells its parent, when asked, what it has used so far.
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, memory: process.memoryUsage.rss() });
});
// Broken off in the middle, the bench leaves nobody behind.
process.on("disconnect", () => process.exit());
