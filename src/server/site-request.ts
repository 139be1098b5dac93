import { IncomingMessage } from 'node:http'

/** Reads each part of a body as it comes, null for its end; returns false where no more is to come for now. */
type ReadPart = (part: Buffer | null) => boolean

/**
 * The request of our server, which `createServer` takes as an option. Its one hook on the body lets steps of a pipeline
 * look at a body, or hold it back, before its reader gets it.
 */
export class SiteRequest extends IncomingMessage {
  #read: ReadPart | undefined

  /**
   * Has a listener read the body before all that are there already.
   * @param listener gets each part, and what hands one on
   */
  onBody(listener: (part: Buffer | null, handOn: ReadPart) => boolean): void {
    const handOn = this.#read ?? ((part) => super.push(part))
    this.#read = (part) => listener(part, handOn)
  }

  /** Called by Node's parser with each part of the body. */
  override push(part: Buffer | null): boolean {
    return this.#read ? this.#read(part) : super.push(part)
  }
}
