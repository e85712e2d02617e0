/** Whether `npm test` runs the browser tests: without those that are tagged as long. */
export const isShortForm = process.env["SHORT_FORM"] === "yes";

const LONG_TAG = "@long";

/** Tests that the short form leaves out. */
export const longTests = new RegExp(`${LONG_TAG}\\b`);

/** Details of a test: in the long form alone, or in both. What is left out of the short form has another case there that stands for it. */
export const onlyLong = (isLong: boolean) => (isLong ? { tag: LONG_TAG } : {});
