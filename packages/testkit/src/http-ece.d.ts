/** The package has no types of its own; what tests need to read a message as a browser does. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";
  const ece: {
    readonly decrypt: (
      message: Uint8Array,
      keys: { readonly version: "aes128gcm"; readonly privateKey: ECDH; readonly authSecret: string },
    ) => Buffer;
  };
  export default ece;
}
