import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * How the network behaves. `pass`: well. `delay`: what is sent arrives so much later. `hole`: what is sent is lost, and
 * nobody hears of it. `stall`: it arrives when the network behaves otherwise again.
 */
export type Network =
  | { readonly is: "pass" | "hole" | "stall" }
  | { readonly is: "delay"; readonly ms: number };

/** A bad network between a page and a server. */
export type TcpProxy = {
  readonly url: string;
  readonly behave: (network: Network) => void;
  /** Ends every connection at once, without a word. */
  readonly cut: () => void;
  readonly stop: () => Promise<void>;
};

/** `isTorn`: something was lost, so that what comes later would not fit. */
type Wire = { readonly near: Socket; readonly far: Socket; isTorn: boolean };

/**
 * Leads to a port of this machine, asked anew for each connection. What has once swallowed something swallows the rest
 * too, its end included: each side has to notice by itself.
 */
export async function startTcpProxy(portOf: () => number): Promise<TcpProxy> {
  let network: Network = { is: "pass" };
  const wires = new Set<Wire>();
  const held = new Set<() => void>();

  function carry(wire: Wire, from: Socket, to: Socket): void {
    let last: Promise<unknown> = Promise.resolve();
    from.on("data", (bytes) => {
      wire.isTorn ||= network.is === "hole";
      if (wire.isTorn) return;
      last = Promise.all([last, arrive(network)]).then(() => !wire.isTorn && to.writable && to.write(bytes));
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      wire.isTorn ||= network.is === "hole";
      if (!wire.isTorn) to.destroy();
      if (wire.near.destroyed && wire.far.destroyed) wires.delete(wire);
    });
  }

  function arrive(now: Network): Promise<void> | undefined {
    if (now.is !== "delay" && now.is !== "stall") return undefined;
    return new Promise((resolve) => {
      if (now.is === "delay") setTimeout(resolve, now.ms);
      else held.add(resolve);
    });
  }

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: portOf(), host: "127.0.0.1", noDelay: true });
    const wire = { near, far, isTorn: false };
    wires.add(wire);
    carry(wire, near, far);
    carry(wire, far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo; // a TCP server has one
  const cut = () => {
    for (const { near, far } of wires) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    behave: (next) => {
      network = next;
      if (next.is === "stall") return;
      for (const arriveNow of held) arriveNow();
      held.clear();
    },
    stop: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
