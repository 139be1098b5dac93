import 'server-only'
import type { Language } from '@/src/i18n/languages'
import { type FinderQuestion, maxQuestions } from '@/src/domain/finder/finder'
import { toQuestion } from '@/src/domain/finder/stored-question'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { asReader } from '@/src/data/preview'
import { tags } from '@/src/data/cache/tags'

/** The questions of the finder that have a text and an answer, in their order. */
export const listFinderQuestions = cached(
  'listFinderQuestions',
  () => [tags.finder(), tags.attributes()],
  async ({ lng }: { lng: Language }): Promise<FinderQuestion[]> => {
    const payload = await getPayload()
    const [questions, attributes] = await Promise.all([
      payload.find({
        ...(await asReader('finder-questions', lng)),
        collection: 'finder-questions',
        where: { isActive: { equals: true } },
        sort: ['order', 'slug'],
        depth: 0,
        pagination: false,
      }),
      payload.find({
        ...readAsPublic(lng),
        collection: 'attributes',
        select: { key: true, kind: true },
        depth: 0,
        pagination: false,
      }),
    ])
    const known = new Map(attributes.docs.map(({ id, key, kind }) => [id, { key, kind }]))
    return questions.docs
      .map((doc) => toQuestion(doc, known))
      .filter(({ key, question, answers }) => key && question && answers.length > 0)
      .slice(0, maxQuestions)
  },
)
