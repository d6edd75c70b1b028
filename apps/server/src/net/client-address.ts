/** Header that carries the client's address; whatever the client itself sent there is overwritten. */
export const ADDRESS_HEADER = "x-idp-client-address";
