'use client'

export const Account = () => null
