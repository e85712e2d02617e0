import type { SaveEntry } from "#player/protocol/save-entry.ts";

/** Channel between the site's tabs and its worker for late writes: each tells the others what a game wrote. */
export type SavesChannel = {
  post(path: string, entries: readonly SaveEntry[]): void;
  /** Subscribes to what the others post for this game. Returns the function that unsubscribes. */
  watch(path: string, onEntries: (entries: SaveEntry[]) => void): () => void;
};

type ChannelMessage = { path: string; entries: SaveEntry[] };

export function openSavesChannel(): SavesChannel {
  const channel = new BroadcastChannel("recess-saves");
  return {
    post: (path, entries) => channel.postMessage({ path, entries: [...entries] } satisfies ChannelMessage),
    watch(path, onEntries) {
      const handleMessage = ({ data }: MessageEvent<ChannelMessage>) => {
        if (data.path === path) onEntries(data.entries);
      };
      channel.addEventListener("message", handleMessage);
      return () => channel.removeEventListener("message", handleMessage);
    },
  };
}
