import { Decoder, Encoder, type Packet, PacketType } from "socket.io-parser";

/** The event whose only argument is a frame: bytes of a room's round. */
export const FRAME_EVENT = "frame";

/** The library's encoder, but the event `frame` is one binary message: its own form has a text message of 40 bytes before each. */
class FrameEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const { type, data } = packet;
    return type === PacketType.EVENT && data[0] === FRAME_EVENT ? [data[1]] : super.encode(packet);
  }
}

/** The library's decoder, but a binary message that belongs to no text message is the event `frame`. */
class FrameDecoder extends Decoder {
  override add(message: unknown): void {
    // The library's types keep it private: what it collects the parts of a message in.
    const isPart = typeof message === "string" || Reflect.get(this, "reconstructor");
    if (isPart) super.add(message);
    else this.emitReserved("decoded", { type: PacketType.EVENT, nsp: "/", data: [FRAME_EVENT, message] });
  }
}

/** Socket.IO's parser, with frames as lone binary messages. https://socket.io/docs/v4/custom-parser/ */
export const frameParser = { Encoder: FrameEncoder, Decoder: FrameDecoder };
