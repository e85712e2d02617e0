import type { DeskPage } from "#desk/page.ts";
import { Care } from "./care.tsx";

/** Care: how the portal is, and who is at its desk. */
export const carePage: DeskPage = {
  title: "Care",
  icon: "heart",
  async show({ desk, session }) {
    return <Care sessions={await desk.sessions.list()} ownSession={session.id} />;
  },
  actions: {
    async "end-session"(form, { desk }) {
      await desk.sessions.end(form.get("session") ?? "");
      return { message: "The session has ended." };
    },
  },
};
