import { Notice } from "#app/ui/notice.tsx";
import type { DeskPage } from "#desk/page.ts";
import { People } from "./people.tsx";
import { peopleActions } from "./people-actions.tsx";

/** People: accounts of the site, and which of them are operators'. */
export const peoplePage: DeskPage = {
  title: "People",
  icon: "people",
  async show({ desk }) {
    const { accounts, operators } = desk;
    if (!accounts)
      return (
        <Notice
          title="People"
          text="Accounts of this portal live in Firebase: add, change and remove them in the Firebase console, under Authentication."
        >
          <a href="https://console.firebase.google.com/">Firebase console</a>
        </Notice>
      );
    return <People accounts={await accounts.list()} operators={await operators.list()} />;
  },
  actions: peopleActions,
};
