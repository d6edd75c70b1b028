export { createApi, type Api, type ApiOptions, NetworkAway } from "./api.ts";
