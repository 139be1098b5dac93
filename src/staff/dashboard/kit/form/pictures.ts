/** Pictures of an entry as the API has them: the first one, and all of them. */
export interface Pictured {
  imageUrl?: string | null
  images?: string[] | null
}

/** The picture that stands for an entry. */
export const mainPicture = ({ imageUrl, images }: Pictured): string | null =>
  imageUrl ?? images?.[0] ?? null

/** Every picture once. */
export const listPictures = ({ imageUrl, images }: Pictured = {}): string[] =>
  [...new Set([imageUrl ?? '', ...(images ?? [])])].filter(Boolean)

export const picturesToApi = (pictures: string[]): Pictured => ({
  imageUrl: pictures[0] ?? null,
  images: pictures,
})
