/** Authenticated encryption of text. `decrypt` gives undefined for text that is not ours or was changed. */
export interface TextCipher {
  encrypt(text: string): string;
  decrypt(encrypted: string): string | undefined;
}
