/**
 * A link that the pointer rests on is fetched before it is pressed, which on a slow network is most of the wait. Browsers
 * that save data or do not know these rules leave it. Not fetched: what changes something or differs each time.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: ["/random", "/random?*", "/login", "/create-account", "/*.json", "/assets/*"],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
