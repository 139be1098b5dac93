'use client'

export const CatalogueFile = () => null
