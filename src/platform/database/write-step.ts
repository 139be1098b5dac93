import type { Payload, PayloadRequest } from 'payload'

/** Writes of Payload's database adapter, below all of its operations: there a record is complete in all its languages. */
export type AdapterWrite =
  | 'create'
  | 'updateOne'
  | 'updateMany'
  | 'createVersion'
  | 'updateVersion'
  | 'createGlobal'
  | 'updateGlobal'
  | 'createGlobalVersion'
  | 'updateGlobalVersion'

export type Doc = Record<string, unknown>

/** Arguments of a write, as Payload gives them. */
export type WriteArgs = Doc & { req?: Partial<PayloadRequest> }

export type Write = (args: WriteArgs) => Promise<unknown>

/**
 * A step of the write pipeline: returns a write that does something around the next one, or the next one itself where the write
 * is none of its own.
 */
export type WriteStep = (next: Write, write: { name: AdapterWrite; payload: Payload }) => Write

/** Returns the slug of the collection or global that is written. */
export const writtenSlug = (name: AdapterWrite, args: WriteArgs): string =>
  String(args[slugIn[name]])

/** Returns the record that is written, by reference; undefined for a write of a version that leaves its contents. */
export function writtenDoc(name: AdapterWrite, { data, versionData }: WriteArgs): Doc | undefined {
  if (name === 'createVersion' || name === 'createGlobalVersion') return versionData as Doc
  if (name === 'updateVersion' || name === 'updateGlobalVersion')
    return (versionData as { version?: Doc } | undefined)?.version
  return data as Doc | undefined
}

/** The argument that names the collection or the global. */
const slugIn: Record<AdapterWrite, string> = {
  create: 'collection',
  updateOne: 'collection',
  updateMany: 'collection',
  createVersion: 'collectionSlug',
  updateVersion: 'collection',
  createGlobal: 'slug',
  updateGlobal: 'slug',
  createGlobalVersion: 'globalSlug',
  updateGlobalVersion: 'global',
}

export const adapterWrites = Object.keys(slugIn) as AdapterWrite[]
