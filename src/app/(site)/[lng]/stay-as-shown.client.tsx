'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  /** The same that the server drew. */
  shown: ReactNode
  children: ReactNode
}

/** Keeps showing what the server drew when its `notFound()` arrives in the browser. */
export class StayAsShown extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    return this.state.isMissing ? this.props.shown : this.props.children
  }
}
