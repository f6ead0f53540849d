"""How a running match lets its computer players think: in a process of their own, while the window stays responsive."""
