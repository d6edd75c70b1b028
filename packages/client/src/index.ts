export { createApi, type Api, type ApiOptions, type Outcome } from "./api.ts";
export { NetworkAway } from "./network-away.ts";
export {
  createIdentity,
  type Identity,
  type IdentityOptions,
  type IdentityOutcome,
  type IdentityRefusal,
  type PhoneCodeRequest,
} from "./identity.ts";
