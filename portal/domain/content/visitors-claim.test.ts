import { expect, it } from "vitest";
import { visitorsClaim } from "./visitors-claim.ts";

const claimed = (visitors: string) => ({ claims: { visitors, chatMembers: "500+" } });

it("is the specification's for a site that has hardly counted anything", () => {
  expect(visitorsClaim(claimed("5 million"), 49)).toEqual({ visitors: "5 million" });
});

it.each([
  [50, 50],
  [129, 120],
  [98_765, 98_000],
])("tells %i launches as %i or more", (plays, rounded) => {
  expect(visitorsClaim(claimed("5 million"), plays)).toEqual({ plays: rounded });
});

it("is the operator's where there is one", () => {
  expect(visitorsClaim(claimed("our whole school"), 5000)).toEqual({ visitors: "our whole school" });
});
