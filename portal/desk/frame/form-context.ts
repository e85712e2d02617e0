import { createContext } from "react";

/** What forms of a page need: the page's name and the CSRF token of the session. */
export const FormContext = createContext<{ readonly page: string; readonly csrf: string }>({
  page: "",
  csrf: "",
});
