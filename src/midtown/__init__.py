"""Midtown: a digital table for city-building games."""
