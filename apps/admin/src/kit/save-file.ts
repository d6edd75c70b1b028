type Saved = {
  readonly name: string;
  readonly mime: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
};

/** Hands a file to the browser to keep. */
export function saveFile({ name, mime, content }: Saved): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(new Blob([content], { type: mime }));
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Bytes that a call answers as base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
