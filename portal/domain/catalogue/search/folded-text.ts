/** Letters that do not decompose into a letter and a mark, and what is typed in their place. */
const letters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  // Arabic and Persian forms of one letter, which keyboards and writers use as they like. Alef with hamza or madda decomposes.
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  // Quotation marks as keyboards have them.
  "’": "'",
  "‘": "'",
};

/** Accents, and vowel marks of Arabic and Hebrew: what is written or left out at will. Marks of other scripts are letters to their readers. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

const replaced = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** Digits of Arabic and Persian, as they follow each other in Unicode. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

const plainAscii = /^[\0-\x7f]*$/;

/**
 * Folds a text for search: lower case, no accents, one form of letters and digits that have several. What contains a text contains its folded form, in
 * every language. Names in ASCII, which are nearly all of a large catalogue, cost no more than lower case.
 */
export function foldedText(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(marks, "")
    .replace(replaced, (letter) => letters[letter] ?? letter)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .normalize("NFC");
}
