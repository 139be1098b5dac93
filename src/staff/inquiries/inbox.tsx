'use client'

export const Inbox = () => null
