import { PairsField as PairsField_da049788635928546deebb8dcec15e13 } from '../../../../src/panel/pairs-field'
import { ObjectField as ObjectField_a2533a8e8ac19d93f0f9377a43c9fc9c } from '../../../../src/panel/object-field'
import { LinesField as LinesField_49df89ceea9631e0255db892a9421876 } from '../../../../src/panel/lines-field'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/panel/pairs-field#PairsField": PairsField_da049788635928546deebb8dcec15e13,
  "/src/panel/object-field#ObjectField": ObjectField_a2533a8e8ac19d93f0f9377a43c9fc9c,
  "/src/panel/lines-field#LinesField": LinesField_49df89ceea9631e0255db892a9421876,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
