'use client'

export const Overview = () => null
