import { z } from 'zod'

/** A combination of options that can be ordered, as a visitor reads it. */
export const ProductVariant = z
  .object({
    code: z.string().describe('Its order code'),
    options: z
      .array(z.object({ axis: z.string(), option: z.string(), name: z.string() }))
      .describe('The option that it has on each axis'),
    note: z.string().describe('Empty for none'),
    values: z
      .array(
        z.object({
          key: z.string(),
          name: z.string(),
          text: z.string(),
          imperial: z.string().optional().describe('The same in imperial units, where it differs'),
        }),
      )
      .describe('What attributes say of it, where it differs from the product'),
  })
  .meta({ id: 'ProductVariant' })
export type ProductVariant = z.infer<typeof ProductVariant>

/** Choice of a product, as a visitor reads it. */
export const ProductAxis = z
  .object({
    key: z.string(),
    name: z.string(),
    options: z.array(z.object({ key: z.string(), name: z.string() })),
  })
  .meta({ id: 'ProductAxis' })
export type ProductAxis = z.infer<typeof ProductAxis>
