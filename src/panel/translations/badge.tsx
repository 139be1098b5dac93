'use client'

export const TranslationBadge = () => null
