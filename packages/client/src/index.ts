export { createApi, type Api, type ApiOptions, NetworkAway } from "./api.ts";
export {
  createIdentity,
  type Identity,
  type IdentityOptions,
  type IdentityOutcome,
  type IdentityRefusal,
  type PhoneCodeRequest,
} from "./identity.ts";
