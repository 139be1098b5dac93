import { z } from 'zod'

/**
 * Patterns of texts, as regular expressions that every dialect reads: no lookaheads, no classes of Unicode. They
 * describe for readers and generators of calls what the server accepts; the server itself uses functions of `src/domain`,
 * which check more.
 */
const patterns = {
  /** No NUL character, at which databases cut texts. */
  text: '^[^\\x00]*$',
  /** The same, with something in it besides blanks. */
  filled:
    '^[^\\x00]*[^\\x00\\t-\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\x00]*$',
  slug: '^([a-z0-9]+(-[a-z0-9]+)*)?$',
  /** `isSafeLink`: a path of this site or an http(s) address. */
  link: '^(https?://[A-Za-z0-9]+([.-][A-Za-z0-9]+)*(:[0-9]{1,4})?([/?#][^\\s\\\\\\x00-\\x1f\\x7f]*)?|/([^\\s\\\\/\\x00-\\x1f\\x7f][^\\s\\\\\\x00-\\x1f\\x7f]*)?|[?#][^\\s\\\\\\x00-\\x1f\\x7f]*|[^\\s\\\\/:?#\\x00-\\x1f\\x7f]+([/?#][^\\s\\\\\\x00-\\x1f\\x7f]*)?)$',
  /** A day, or a moment, of the years 1900 to 2200. */
  date: '^(19[0-9]{2}|2[01][0-9]{2})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,3})?Z)?$',
  /** A day of the years 1900 to 2200. */
  day: '^(19[0-9]{2}|2[01][0-9]{2})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  /** A moment of the years 1900 to 2200. */
  moment:
    '^(19[0-9]{2}|2[01][0-9]{2})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,3})?Z$',
  email: '^[A-Za-z0-9_+-]+([.][A-Za-z0-9_+-]+)*@([A-Za-z0-9]+(-[A-Za-z0-9]+)*[.])+[A-Za-z]{2,}$',
  username: '^[^\\W_][\\w.@+-]{1,99}$',
  sort: '^-?[A-Za-z_]\\w*([.-]\\w+)*(,-?[A-Za-z_]\\w*([.-]\\w+)*){0,9}$',
} as const

export const anyText = () => z.string().meta({ pattern: patterns.text })

/** A text of at most so many characters. */
export const text = (max: number) => anyText().max(max)

/** A text that is required, with the message for a blank one. */
export const filledText = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max).meta({ pattern: patterns.filled })

/** Part of an address; empty or null, it is made of something else. */
export const slug = (description: string) =>
  z.string().max(100).meta({ pattern: patterns.slug }).describe(description).nullish()

/** Longest link, characters. */
export const linkMaxLength = 2000

/** Most pictures of a record. */
export const maxPictures = 50

export const link = () => z.string().max(linkMaxLength).meta({ pattern: patterns.link })

/** A link, or an empty text where there is none. */
export const linkOrNothing = () =>
  z.string().max(linkMaxLength).meta({ pattern: linkOrNothingPattern })

export const linkOrNothingPattern = patterns.link.replace('^(', '^(|')

export const slugPattern = patterns.slug

/** A regular expression as every dialect reads it. */
export const plainPattern = ({ source }: RegExp): string =>
  source.replaceAll('(?:', '(').replaceAll('\\/', '/')

export const date = (description: string) =>
  z.string().meta({ pattern: patterns.date }).describe(description)

/** A day without a time, `YYYY-MM-DD`. */
export const day = () => z.iso.date().meta({ pattern: patterns.day })

/** A day, or an empty text where there is none, as forms send it. */
export const dayOrNothing = () =>
  z
    .string('must be a day such as 2026-12-01')
    .refine(
      (text) => text === '' || (dayPattern.test(text) && z.iso.date().safeParse(text).success),
      'must be a day such as 2026-12-01',
    )
    .meta({ pattern: `^(|${patterns.day.slice(1, -1)})$` })

const dayPattern = new RegExp(patterns.day)

/** A moment, `YYYY-MM-DDThh:mm:ssZ`. */
export const moment = () =>
  z.iso.datetime('must be a time such as 2026-12-01T08:00:00Z').meta({ pattern: patterns.moment })

export const emailPattern = { pattern: patterns.email, maxLength: 254 }

/** An address of e-mail, or an empty text where there is none. */
export const emailOrNothing = () =>
  z.union([z.literal(''), z.email().meta(emailPattern)], 'Invalid email address')

export const filledPattern = { pattern: patterns.filled }

export const sortPattern = patterns.sort

export const usernamePattern = { pattern: patterns.username }

/** True for a record with drafts that is public. */
export const recordStatus = () =>
  z
    .enum(['draft', 'published'])
    .nullish()
    .describe('`draft`: it waits. Left out, a new record is published, and another keeps its state')

/** A number that every database gives back as it is. */
export const order = () => z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

/** A value of JSON as records keep it. */
const JsonValue: z.ZodType<unknown> = z
  .lazy(() =>
    z.union([
      z.string().meta({ pattern: patterns.text }),
      order(),
      z.boolean(),
      z.null(),
      z.array(JsonValue),
      z.record(z.string().meta({ pattern: patterns.text }), JsonValue),
    ]),
  )
  .meta({ id: 'JsonValue' })

export const jsonObject = () => z.record(z.string().meta({ pattern: patterns.text }), JsonValue)
